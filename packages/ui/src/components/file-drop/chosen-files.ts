/** What tells one chosen file from another. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

const isSame = (a: ChosenFile, b: ChosenFile): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The choice after more files: one takes the place of the one before; of several, the same file counts once. */
export function withFiles<File extends ChosenFile>(
  chosen: readonly File[],
  more: readonly File[],
  multiple: boolean,
): readonly File[] {
  if (!multiple) return more.slice(-1);
  return [...chosen, ...more.filter((file) => !chosen.some((each) => isSame(each, file)))];
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Bytes in words of the locale: "12.3 MB". */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1000)));
  const style = { style: "unit", unit: units[step] ?? "byte", unitDisplay: step === 0 ? "long" : "short" } as const;
  return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: step === 0 ? 0 : 1 }).format(
    bytes / 1000 ** step,
  );
}
