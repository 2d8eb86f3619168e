// The words of the page itself; what a game says comes from the server in the same language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import english from '../texts/en.ftl?raw';
import french from '../texts/fr.ftl?raw';
import { keep, kept } from './keep';
import type { Language, Words } from './protocol';
import { typeset } from './typeset';

type Sources = Record<Language, string>;
type Bundles = Record<Language, FluentBundle>;

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = made.addResource(new FluentResource(source));
  if (problems.length) throw problems[0];
  return made;
}

export const bundlesOf = (sources: Sources): Bundles => ({ en: bundle('en', sources.en), fr: bundle('fr', sources.fr) });

const page = bundlesOf({ en: english, fr: french });

function preferred(): Language {
  const chosen = kept('language') ?? navigator.language;
  return chosen.startsWith('fr') ? 'fr' : 'en';
}

class Speech {
  language = $state<Language>(preferred());
  #sources: Sources | null = null;
  #game = $state.raw<Bundles | null>(null); // the words of the game on the table

  choose(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  /** Speak of another game from now on. */
  use(sources: Sources): void {
    if (sources === this.#sources) return;
    this.#sources = sources;
    this.#game = bundlesOf(sources);
  }

  /** A text of the game on the table, or of the page. */
  t(id: string, about: Record<string, FluentVariable> = {}): string {
    const words = this.#game?.[this.language].hasMessage(id) ? this.#game[this.language] : page[this.language];
    const message = words.getMessage(id);
    if (!message?.value) throw new Error(`the page has no text ${id}`);
    return typeset(words.formatPattern(message.value, about), this.language);
  }

  has(id: string): boolean {
    return page[this.language].hasMessage(id) || (this.#game?.[this.language].hasMessage(id) ?? false);
  }

  /** What a bot is called. */
  bot(name: string): string {
    return this.t('bot-name', { name: this.has(`bot-${name}`) ? this.t(`bot-${name}`) : name });
  }

  /** One of a game's own words, which come in every language. */
  w(words: Partial<Words> | undefined): string {
    return typeset(words?.[this.language] ?? words?.en ?? '', this.language);
  }
}

export const speech = new Speech();
