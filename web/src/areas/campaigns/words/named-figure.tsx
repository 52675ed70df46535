/** A figure of a stacked table: below 640 px rows have no titles above them, and each says what it is. */
export function NamedFigure({ title, figure }: { readonly title: string; readonly figure: string }) {
  return (
    <>
      <span className="me-1 text-label text-text-2 sm:hidden">{title}</span>
      {figure}
    </>
  );
}
