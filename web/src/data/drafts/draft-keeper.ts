import type { DraftValues } from "@paygauge/api-types/entities/drafts";

/** ms of rest after which what was typed is kept. */
export const keptAfterMs = 800;

interface DraftCalls {
  readonly keep: (values: DraftValues) => Promise<void>;
  readonly drop: () => Promise<void>;
}

interface DraftKeeper {
  /** What the form holds now; null when no part of it is unsaved. */
  readonly note: (values: DraftValues | null) => void;
  /** Keeps at once what still waits. */
  readonly flush: () => void;
  /** The form continues with a draft that was kept before: it is this form's to drop from now on. */
  readonly adopt: () => void;
  /** Drops the draft, whether or not it was kept by this form. */
  readonly dropNow: () => void;
}

/**
 * Keeps the last of what was noted after a rest, one call after the other, so that an older text never comes after a
 * newer one nor after the draft was dropped. A call that fails is silent: the next one keeps the same and more.
 */
export function draftKeeper({ keep, drop }: DraftCalls): DraftKeeper {
  let waiting: DraftValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let chain: Promise<unknown> = Promise.resolve();
  const enqueue = (call: () => Promise<void>) => {
    chain = chain.then(call).catch(() => undefined);
  };
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const flush = () => {
    const values = waiting;
    if (values === null) return;
    settle();
    isKept = true;
    enqueue(() => keep(values));
  };
  const dropNow = () => {
    settle();
    isKept = false;
    enqueue(drop);
  };
  return {
    note: (values) => {
      if (values === null) {
        if (isKept) dropNow();
        else settle();
        return;
      }
      waiting = values;
      clearTimeout(timer);
      timer = setTimeout(flush, keptAfterMs);
    },
    adopt: () => {
      isKept = true;
    },
    flush,
    dropNow,
  };
}
