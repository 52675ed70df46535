/** Facts in front of a Markdown text, between lines of three dashes: its title, where they have one, and the text. */
export function withoutFrontMatter(text: string): { readonly title: string | null; readonly text: string } {
  const found =
    /^\uFEFF?---[ \t]*\r?\n(?<facts>(?:[\w-]+[ \t]*:.*\r?\n|[ \t]+\S.*\r?\n|#.*\r?\n|\r?\n|- .*\r?\n){0,100}?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(
      text.slice(0, 20_000),
    );
  const facts = found?.groups?.["facts"];
  if (found === null || facts === undefined || !/^[\w-]+[ \t]*:/m.test(facts)) return { title: null, text };
  const title =
    /^title[ \t]*:[ \t]*(.+)$/im
      .exec(facts)?.[1]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, "$2") ?? "";
  return { title: title === "" ? null : title, text: text.slice(found[0].length) };
}
