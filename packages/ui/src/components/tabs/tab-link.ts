export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** In a list of links: those of one group follow each other. */
  readonly group?: string;
  readonly count?: string;
}
