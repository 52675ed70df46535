import { Button, Dialog, PlainTable, SkeletonBar, useTexts } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { differencesOf } from "../../data/difference-of.ts";
import { diffSides, type BothSides } from "../../data/locks/both-sides.ts";
import { staleWriteAtom, type StaleWrite } from "../../data/locks/stale-write.ts";
import { fetchCurrent } from "../../data/locks/what-stands.ts";
import { fieldWords } from "../../state/field-words.ts";
import { useTranslations } from "../../state/formats.ts";
import { useValueWords } from "../../state/value-words.ts";

type Found = "reading" | "failed" | BothSides;

/** What of a refused write differs from what stands now; the user's own entries stay where they are. */
export function StaleWriteDialog({ stale }: { readonly stale: StaleWrite }) {
  const words = useTranslations("locks");
  const setStale = useSetAtom(staleWriteAtom);
  const [found, setFound] = useState<Found>("reading");
  useEffect(() => {
    let isShown = true;
    fetchCurrent(stale)
      .then((record) => isShown && setFound(diffSides(stale, record)))
      .catch(() => isShown && setFound("failed"));
    return () => {
      isShown = false;
    };
  }, [stale]);
  const close = () => setStale(null);
  return (
    <Dialog
      open
      size="md"
      onOpenChange={close}
      title={words("differenceTitle")}
      footer={
        <>
          <Button data-first-focus onClick={close}>
            {words("close")}
          </Button>
          <Button variant="primary" onClick={() => location.reload()}>
            {words("load")}
          </Button>
        </>
      }
    >
      <Difference found={found} kind={stale.entity.entityType} />
    </Dialog>
  );
}

interface DifferenceProps {
  readonly found: Found;
  readonly kind: StaleWrite["entity"]["entityType"];
}

function Difference({ found, kind }: DifferenceProps) {
  const words = useTranslations("locks");
  const all = useTranslations();
  const texts = useTexts();
  const valueWords = useValueWords();
  if (found === "reading") return <SkeletonBar width={240} height={20} />;
  if (found === "failed") return <p>{words("differenceFailed")}</p>;
  const differences = differencesOf(found.wanted, found.stands, valueWords);
  if (differences.length === 0) return <p>{words("differenceNone")}</p>;
  return (
    <>
      <p className="mb-3">{words("difference")}</p>
      <PlainTable
        label={words("differenceTitle")}
        columns={[
          {
            key: "field",
            title: words("field"),
            render: ({ path }) => fieldWords(kind, path, all, texts),
            namesRow: true,
          },
          { key: "yours", title: words("yours"), render: ({ wanted }) => wanted, className: "wrap-anywhere" },
          { key: "stands", title: words("stands"), render: ({ stands }) => stands, className: "wrap-anywhere" },
        ]}
        rows={differences}
        rowKey={({ path }) => path}
      />
    </>
  );
}
