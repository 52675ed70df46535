import { Button, ErrorState, PageHeader, PartBar } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { Upload } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { problemView } from "../../data/grid-error.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { useMayChange } from "../../state/system.ts";
import { AskedPart } from "./asked-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import type { Documents } from "./owner-options.ts";
import { TrialPart } from "./trial-part.tsx";
import { useSending, type Target } from "./use-sending.ts";

/** While a document is read, the list is asked for so often, ms. */
const readingPollMs = 2000;
const isReading = (data: Documents | undefined): boolean =>
  data?.documents.some(({ state }) => state === "queued" || state === "reading") ?? false;

/** What the assistant can quote, what it is asked, and what a question finds. */
export default function ChatbotDocumentManagementScreen() {
  const words = useTranslations("chatDocuments");
  const title = usePageNames().title("chatbotDocumentManagement");
  const mayChange = useMayChange();
  const [part] = useAddressPart("part");
  const [reading, setReading] = useState(false);
  const list = useCall("chatDocuments", {}, { pollMs: reading ? readingPollMs : 0 });
  const [target, setTarget] = useState<Target | null>(null);
  const sending = useSending(list.reload);
  const isUnderWay = isReading(list.data);
  if (isUnderWay !== reading) setReading(isUnderWay);
  if (list.data === undefined && list.problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader
        title={title}
        facts={words("facts")}
        actions={
          <Button
            variant="primary"
            disabled={!mayChange || list.data === undefined}
            onClick={() => setTarget({ replaces: null })}
          >
            <Upload aria-hidden size={16} strokeWidth={1.6} />
            {words("upload")}
          </Button>
        }
      />
      <Parts current={part ?? "documents"} count={list.data?.documents.length} />
      {list.data === undefined ? (
        list.problem !== undefined && (
          <ErrorState {...problemView(list.problem)} onRetry={list.reload} retrying={list.refreshing} />
        )
      ) : (
        <div className="p-5 max-lg:p-4">
          {part === "questions" && <AskedPart />}
          {part === "check" && <TrialPart data={list.data} />}
          {part !== "questions" && part !== "check" && (
            <DocumentsPart
              data={list.data}
              target={target}
              sending={sending}
              onTarget={setTarget}
              onChanged={list.reload}
            />
          )}
        </div>
      )}
    </>
  );
}

function Parts({ current, count }: { readonly current: string; readonly count: number | undefined }) {
  const words = useTranslations("chatDocuments");
  const formats = useFormats();
  const [, navigate] = useLocation();
  const link = (key: "documents" | "questions" | "check") => ({
    key,
    label: words(key),
    href: linkTo("chatbotDocumentManagement", undefined, key === "documents" ? {} : { part: key }),
  });
  const documents = { ...link("documents"), ...(count === undefined ? {} : { count: formats.count(count) }) };
  return (
    <PartBar
      label={words("parts")}
      parts={[documents, link("questions"), link("check")]}
      currentKey={current === "questions" || current === "check" ? current : "documents"}
      onNavigate={navigate}
    />
  );
}
