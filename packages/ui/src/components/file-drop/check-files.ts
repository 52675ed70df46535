import type { UiTexts } from "../../context/ui-texts.ts";

/** The parts of a `File` that decide. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

export interface FileRules {
  /** Endings with their dot, lower case: ".csv". Empty takes every file. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly maxBytes: number;
  /** The limit in words: "500 MB". */
  readonly maxWords: string;
  readonly multiple: boolean;
}

/** The files that may be taken: what is wrong with one isn't a reason to leave the others. */
export function goodFiles<Facts extends FileFacts>(
  files: readonly Facts[],
  rules: FileRules,
  texts: UiTexts,
): readonly Facts[] {
  if (!rules.multiple && files.length > 1) return [];
  return files.filter((file) => fileProblems([file], rules, texts).length === 0);
}

/** Sentences about the fault with the choice; empty when all files may be taken. */
export function fileProblems(files: readonly FileFacts[], rules: FileRules, texts: UiTexts): readonly string[] {
  if (!rules.multiple && files.length > 1) return [texts.onlyOneFile];
  return files.flatMap((file) => {
    const known = rules.endings.length === 0 || rules.endings.some((end) => file.name.toLowerCase().endsWith(end));
    if (!known) return [texts.wrongFileKind(file.name, rules.endings.join(", "))];
    return file.size > rules.maxBytes ? [texts.fileTooLarge(file.name, rules.maxWords)] : [];
  });
}
