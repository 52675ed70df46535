/** Vite hands a file on as its text. */
declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Texts of files by their paths, which Vite reads when it transforms the test. */
  readonly glob: (
    patterns: readonly string[],
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ) => Readonly<Record<string, string>>;
}
