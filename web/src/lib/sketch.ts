// Tables drawn in text, as terminals show them.

/** The text without its colours: `[red]3[/red]` is `3`; a bracket behind `\` is a bracket. */
export function plain(markup: string): string {
  return markup.replace(/(\\?)\[(\/?[a-z#@/][^[\]]*|\/)\]/gi, (tag, escape: string) => (escape ? tag.slice(1) : ''));
}
