import type MarkdownIt from "markdown-it";
import { loweredText, raisedText } from "./raised-text.ts";

type Token = ReturnType<InstanceType<typeof MarkdownIt>["parse"]>[number];

/** HTML inside a line whose text is struck or hidden. */
const hiddenTags = new Set(["del", "s", "strike", "script", "style"]);
const tag = /^<(\/?)([a-z][a-z0-9]*)\b/i;

/** Collects the text of a line of Markdown, without marks, addresses, images, and struck text. */
class LineText {
  text = "";
  #hidden = 0;
  #shifted: { text: string; readonly as: (text: string) => string } | null = null;

  add(token: Token): void {
    switch (token.type) {
      case "s_open":
        this.#hidden++;
        return;
      case "s_close":
        this.#hidden--;
        return;
      case "softbreak":
      case "hardbreak":
        this.#push(" ");
        return;
      case "text":
      case "code_inline":
        this.#push(token.content);
        return;
      case "html_inline":
        this.#tag(token.content);
    }
  }

  end(): string {
    this.#endShift();
    // "[^1]" marks a note, and begins it.
    return this.text.replaceAll(/\[\^([\w-]{1,20})\]:?/g, (_, mark: string) =>
      /^\d+$/.test(mark) ? raisedText(mark) : "",
    );
  }

  #push(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#shifted === null) this.text += text;
    else this.#shifted.text += text;
  }

  #tag(html: string): void {
    const [, slash = "", name = ""] = tag.exec(html.toLowerCase()) ?? [];
    const isEnd = slash === "/";
    if (name === "br") this.#push(" ");
    else if (hiddenTags.has(name)) this.#hidden = Math.max(0, this.#hidden + (isEnd ? -1 : 1));
    else if (name === "sup" || name === "sub") {
      this.#endShift();
      if (!isEnd) this.#shifted = { text: "", as: name === "sup" ? raisedText : loweredText };
    }
  }

  #endShift(): void {
    if (this.#shifted === null) return;
    this.text += this.#shifted.as(this.#shifted.text);
    this.#shifted = null;
  }
}

/** The text of the inline tokens of a line. */
export function inlineText(children: readonly Token[] | null): string {
  const line = new LineText();
  for (const token of children ?? []) line.add(token);
  return line.end();
}
