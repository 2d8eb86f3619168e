"""Every word that skills may use."""

from __future__ import annotations

from typing import TypeAlias

from shambler.games.zombicide.skills import abilities, feat_abilities, flags, leading
from shambler.games.zombicide.skills.slip_abilities import SlipOnce
from shambler.games.zombicide.systems.all_out import words as all_out
from shambler.games.zombicide.systems.backpack.words import AllInHand
from shambler.games.zombicide.systems.night.words import NightAccuracy, NightVision
from shambler.games.zombicide.systems.sheets import words as sheets

AnySkillAbility: TypeAlias = (
    flags.CamouflageSkill
    | abilities.ChooseTargets
    | flags.CombatReflexes
    | abilities.ConcentratedExpert
    | abilities.CountsAsDual
    | abilities.DiceBonus
    | abilities.DiceByEnemies
    | flags.DiscardToAvoidDamage
    | abilities.DualExpert
    | abilities.Escalation
    | abilities.ExtraAction
    | abilities.ExtraDamage
    | abilities.ExtraDie
    | abilities.ExtraRange
    | flags.ExtraTurn
    | abilities.FreeAction
    | flags.HitAndRunSkill
    | abilities.IgnoreDamageFrom
    | abilities.IgnoreFirstDamage
    | flags.LeaveFreely
    | flags.LowProfile
    | flags.MatchingSet
    | flags.Medic
    | abilities.NoFriendlyFire
    | flags.PassFreely
    | flags.PointBlank
    | abilities.ReRollOnce
    | abilities.Reaper
    | abilities.RemoteControl
    | abilities.RepairInEndPhase
    | abilities.RollAgainOnSix
    | flags.SearchAgain
    | flags.SearchEverywhere
    | abilities.SearchMoreCards
    | abilities.SeeDark
    | abilities.SeeIntoRooms
    | abilities.SeeNear
    | abilities.ShareInZone
    | abilities.StartsWithArmor
    | abilities.StartsWithCard
    | abilities.SteadyHand
    | abilities.ExtraPack
    | AllInHand
    | flags.Destiny
    | flags.DrawOnClear
    | flags.Sidestep
    | sheets.StartsWithOneOf
    | sheets.StartsWithSkill
    | sheets.StartsWithPoints
    | flags.Tactician
    | abilities.WeaponDamage
    | abilities.ZonesPerMove
    | all_out.AllOutSkill
    | all_out.DamageOnSix
    | all_out.DoubleAllOut
    | all_out.IgnoreBreaks
    | all_out.SpareParts
    | feat_abilities.FieldMedic
    | leading.BornLeader
    | leading.Taunt
    | NightAccuracy
    | NightVision
    | feat_abilities.Lifesaver
    | feat_abilities.Shove
    | feat_abilities.Bloodlust
    | feat_abilities.Charge
    | feat_abilities.Sprint
    | SlipOnce
    | feat_abilities.ZeroGRun
)
