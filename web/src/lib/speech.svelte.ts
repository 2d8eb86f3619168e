// The words of the page itself; what a game says comes from the server in the same language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import english from '../texts/en.ftl?raw';
import french from '../texts/fr.ftl?raw';
import { keep, kept } from './keep';
import type { Language, Words } from './protocol';

const sources: Record<Language, string> = { en: english, fr: french };

export function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = made.addResource(new FluentResource(sources[language]));
  if (problems.length) throw problems[0];
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

function preferred(): Language {
  const chosen = kept('language') ?? navigator.language;
  return chosen.startsWith('fr') ? 'fr' : 'en';
}

class Speech {
  language = $state<Language>(preferred());

  choose(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  /** A text of the page. */
  t(id: string, about: Record<string, FluentVariable> = {}): string {
    const message = bundles[this.language].getMessage(id);
    if (!message?.value) throw new Error(`the page has no text ${id}`);
    return bundles[this.language].formatPattern(message.value, about);
  }

  has(id: string): boolean {
    return bundles[this.language].hasMessage(id);
  }

  /** What a bot is called. */
  bot(name: string): string {
    return this.t('bot-name', { name: this.has(`bot-${name}`) ? this.t(`bot-${name}`) : name });
  }

  /** One of a game's own words, which come in every language. */
  w(words: Partial<Words> | undefined): string {
    return words?.[this.language] ?? words?.en ?? '';
  }
}

export const speech = new Speech();
