import { Button, PlainTable, SelectField, TextField } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { useState, type SubmitEvent } from "react";
import { useAction } from "../../data/use-action.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { ownerOptions, type Documents } from "./owner-options.ts";

/** What a question finds, for those who write documents. */
export function TrialPart({ data }: { readonly data: Documents }) {
  const words = useTranslations("chatDocuments.trial");
  const everyone = useTranslations("chatDocuments")("everyone");
  const [question, setQuestion] = useState("");
  const [owner, setOwner] = useState(ownerOptions(data, everyone)[0]?.value ?? "");
  const [found, setFound] = useState<AnswerOf<"chatRetrievalCheck"> | null>(null);
  const { run, pending } = useAction("chatRetrievalCheck", { operation: words("operation") });
  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    if (question.trim() === "") return;
    const body = { question, ...(owner === "" ? {} : { issuer_id: owner }) };
    const outcome = await run({ body });
    if (outcome?.ok === true) setFound(outcome.answer);
  };
  return (
    <div className="flex flex-col gap-3.5">
      <form onSubmit={(event) => void find(event)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <TextField
            label={words("question")}
            hint={words("hint")}
            maxLength={chatLimits.questionLength}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </div>
        <SelectField
          label={words("issuer")}
          value={owner}
          options={ownerOptions(data, everyone)}
          onChange={({ target }) => setOwner(target.value)}
        />
        <Button type="submit" variant="primary" pending={pending} disabled={question.trim() === ""}>
          {words("run")}
        </Button>
      </form>
      <div aria-live="polite">{found !== null && <Found found={found} />}</div>
    </div>
  );
}

function Found({ found: { passages, would_answer } }: { readonly found: AnswerOf<"chatRetrievalCheck"> }) {
  const words = useTranslations("chatDocuments.trial");
  const places = useTranslations("chatDocuments.withheld");
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-data font-medium">{words(would_answer ? "would" : "wouldNot")}</p>
      {passages.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <PlainTable
          framed
          stacked
          label={words("label")}
          rows={passages}
          rowKey={({ number }) => number}
          columns={[
            { key: "place", title: words("place"), atEnd: true, render: ({ number }) => formats.count(number) },
            {
              key: "document",
              title: words("document"),
              namesRow: true,
              className: "min-w-48",
              render: ({ source, page, page_kind, headings }) => (
                <>
                  {source}
                  <span className="block text-label font-normal text-text-2">
                    {page_kind !== "none" && page !== null && places(page_kind, { page: formats.count(page) })}
                    {headings.length > 0 && ` · ${headings.at(-1) ?? ""}`}
                  </span>
                </>
              ),
            },
            { key: "passage", title: words("passage"), render: ({ content }) => content },
          ]}
        />
      )}
    </div>
  );
}
