"""Every word that skills may use."""

from __future__ import annotations

from typing import TypeAlias

from shambler.games.zombicide.skills import abilities, leading, pushing, running

AnySkillAbility: TypeAlias = (
    abilities.CamouflageSkill
    | abilities.ChooseTargets
    | abilities.CombatReflexes
    | abilities.ConcentratedExpert
    | abilities.CountsAsDual
    | abilities.DiceBonus
    | abilities.DiceByEnemies
    | abilities.DiscardToAvoidDamage
    | abilities.DualExpert
    | abilities.Escalation
    | abilities.ExtraAction
    | abilities.ExtraDamage
    | abilities.ExtraDie
    | abilities.ExtraRange
    | abilities.ExtraTurn
    | abilities.FreeAction
    | abilities.HitAndRunSkill
    | abilities.IgnoreDamageFrom
    | abilities.IgnoreFirstDamage
    | abilities.LeaveFreely
    | abilities.LowProfile
    | abilities.NoFriendlyFire
    | abilities.PointBlank
    | abilities.ReRollOnce
    | abilities.Reaper
    | abilities.RemoteControl
    | abilities.RepairInEndPhase
    | abilities.RollAgainOnSix
    | abilities.SearchEverywhere
    | abilities.SearchMoreCards
    | abilities.SeeDark
    | abilities.SeeIntoRooms
    | abilities.SeeNear
    | abilities.ShareInZone
    | abilities.StartsWithArmor
    | abilities.StartsWithCard
    | abilities.Tactician
    | abilities.WeaponDamage
    | abilities.ZonesPerMove
    | leading.BornLeader
    | leading.Taunt
    | pushing.Lifesaver
    | pushing.Shove
    | running.Bloodlust
    | running.Charge
    | running.Sprint
    | running.ZeroGRun
)
