/** Address that begins a mail to whom a reader asks. */
export const askHref = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
