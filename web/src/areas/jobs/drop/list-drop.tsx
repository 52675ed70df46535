import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types";
import { useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { useGuard } from "../../../state/permissions.ts";
import { DropVeil, usePageDrop } from "./drop-area.tsx";
import { keepDropped } from "./dropped.ts";

/** A ledger dropped on the jobs list begins a new job; who may not is told who may. */
export function ListDrop() {
  const words = useTranslations("jobs.list");
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const mayCreate = opens("newJob");
  const over = usePageDrop(([file]) => {
    if (file === undefined) return;
    if (!mayCreate) {
      notifyProblem(words("dropOperation"), { message: words("dropWho"), correlationId: undefined });
      return;
    }
    keepDropped(file);
    navigate(linkTo("newJob"));
  });
  return over ? <DropVeil words={words(mayCreate ? "drop" : "dropWho")} /> : null;
}
