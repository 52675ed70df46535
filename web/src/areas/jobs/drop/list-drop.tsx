import { NotificationBar } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { DropVeil, usePageDrop } from "./drop-area.tsx";
import { keepDropped } from "./dropped.ts";

/** A ledger dropped on the jobs list begins a new job; who may not is told who may. */
export function ListDrop() {
  const words = useTranslations("jobs.list");
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const [refused, setRefused] = useState(false);
  const mayCreate = opens("newJob");
  const over = usePageDrop(([file]) => {
    if (file === undefined) return;
    if (!mayCreate) {
      // Not an error's notice, which only states that something failed.
      setRefused(true);
      return;
    }
    keepDropped(file);
    navigate(linkTo("newJob"));
  });
  return (
    <>
      {refused && (
        <NotificationBar tone="danger" onClose={() => setRefused(false)}>
          {words("dropWho")}
        </NotificationBar>
      )}
      {over && <DropVeil words={words(mayCreate ? "drop" : "dropWho")} />}
    </>
  );
}
