import { ConfirmDialog, ViewDialog, ViewMenu, type GridView, type ViewDraft } from "@paygauge/ui";
import { useState } from "react";
import type { SavedView } from "@paygauge/api-types/entities/views";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";
import { useAction } from "../use-action.ts";
import type { GridViews } from "./use-grid-views.ts";

type Asking = { readonly kind: "new" } | { readonly kind: "rename" | "delete"; readonly view: SavedView };

/** The grid's view menu with what it asks for and the calls behind it. */
export function SavedViewsMenu({ views }: { readonly views: GridViews }) {
  const words = useTranslations("jobs.views");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState<Asking | undefined>(undefined);
  const { saved, current, choose, reload } = views;
  const update = useAction("updateSavedView", { operation: words("saveOperation") });
  const setDefault = useAction("setDefaultView", { operation: words("defaultOperation") });
  const list = saved?.views ?? [];
  const viewOf = (view: GridView) => list.find((each) => each.id === view.id);
  const ask = (kind: "rename" | "delete") => (shown: GridView) => {
    const view = viewOf(shown);
    if (view !== undefined) setAsking({ kind, view });
  };
  const save = async () => {
    if (current === undefined) return;
    const { id, name, issuerId, version } = current;
    const outcome = await update.run({
      params: { viewId: id },
      body: { name, issuerId, version, query: views.text },
    });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    await reload();
    choose(id);
  };
  const makeDefault = async (view: GridView | undefined) => {
    const outcome = await setDefault.run({ body: { grid: views.grid, viewId: view?.id ?? null } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    await reload();
  };
  return (
    <>
      <ViewMenu
        views={list.map(shownView)}
        current={current === undefined ? undefined : shownView(current)}
        changed={views.changed}
        canSave={mayChange && saved !== undefined}
        onChoose={(view) => choose(view?.id)}
        onSave={() => void save()}
        onSaveAs={() => setAsking({ kind: "new" })}
        onRename={ask("rename")}
        onDelete={ask("delete")}
        onDefault={(view) => void makeDefault(view)}
      />
      {/* It is there before it speaks, or screen readers would not tell. */}
      <output className={views.missing ? "text-label text-text-2" : "sr-only"}>
        {views.missing && words("notThere")}
      </output>
      {asking?.kind === "delete" && (
        <DeleteView view={asking.view} views={views} onClose={() => setAsking(undefined)} />
      )}
      {asking !== undefined && asking.kind !== "delete" && (
        <EditView
          view={asking.kind === "rename" ? asking.view : undefined}
          views={views}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function shownView({ id, name, issuerName, isOwn, isDefault }: SavedView): GridView {
  return { id, name, sharedWith: issuerName ?? undefined, isOwn, isDefault };
}

interface AskingProps {
  readonly views: GridViews;
  readonly onClose: () => void;
}

function EditView({ view, views, onClose }: AskingProps & { readonly view: SavedView | undefined }) {
  const words = useTranslations("jobs.views");
  const create = useAction("createSavedView", { quiet: true });
  const update = useAction("updateSavedView", { quiet: true });
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submit = async ({ name, sharedWith }: ViewDraft) => {
    const { grid, text } = views;
    const content = { name, issuerId: sharedWith ?? null };
    const outcome =
      view === undefined
        ? await create.run({ body: { ...content, grid, query: text } })
        : await update.run({
            params: { viewId: view.id },
            body: { ...content, query: view.query, version: view.version },
          });
    if (outcome === null) return;
    if (!outcome.ok) {
      setProblem(outcome.problem.fields["name"] ?? outcome.problem.message);
      return;
    }
    notifyDone(outcome.answer.message);
    await views.reload();
    if ("id" in outcome.answer && typeof outcome.answer.id === "string")
      views.chooseMade(outcome.answer.id, content.issuerId);
    onClose();
  };
  return (
    <ViewDialog
      title={view === undefined ? words("saveAsTitle") : words("renameTitle")}
      start={{ name: view?.name ?? "", sharedWith: view?.issuerId ?? undefined }}
      options={(views.saved?.issuers ?? []).map(({ id, name }) => ({
        value: id,
        label: words("everyoneOf", { name }),
      }))}
      submitting={create.pending || update.pending}
      problem={problem}
      onSubmit={(draft) => void submit(draft)}
      onClose={onClose}
    />
  );
}

function DeleteView({ view, views, onClose }: AskingProps & { readonly view: SavedView }) {
  const words = useTranslations("jobs.views");
  const remove = useAction("deleteSavedView", { operation: words("deleteOperation") });
  const confirm = async () => {
    const outcome = await remove.run({ params: { viewId: view.id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    await views.reload();
    if (views.current?.id === view.id) views.choose(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words("deleteTitle", { name: view.name })}
      description={view.issuerName === null ? words("deletePrivate") : words("deleteShared", { name: view.issuerName })}
      submitting={remove.pending}
      onConfirm={() => void confirm()}
    />
  );
}
