const variable = /(\{\{[^{}]*\}\})/gu;

/** Text of a template with its variables as chips. An empty line keeps its height. */
export function TemplateText({ text }: { readonly text: string }) {
  if (text === "") return <>{"\u200b"}</>;
  return (
    <>
      {text.split(variable).map((part, at) =>
        // Pieces can be equal: only their place distinguishes them.
        at % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className="rounded-chip bg-accent-subtle px-0.5 text-accent-text">
            {part}
          </span>
        ),
      )}
    </>
  );
}
