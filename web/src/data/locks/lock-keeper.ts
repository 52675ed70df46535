import { limits } from "@paygauge/api-types/limits";
import type { LockStatus } from "@paygauge/api-types/entities/concurrency";
import { asProblem } from "../api-problem.ts";
import { callApi } from "../call-api.ts";
import { keepToken, type LockEntity } from "./held-tokens.ts";
import { isOver, nextState, type LockState } from "./lock-state.ts";

/** How it stands, for anyone who draws it. `status` null: no answer yet. */
export interface LockView {
  readonly state: LockState;
  readonly status: LockStatus | null;
  /** When the status came, ms since 1970 by this machine's clock. */
  readonly receivedAt: number;
}

type Move = "trySetExclusiveWriteAccess" | "forceSetExclusiveWriteAccess" | "requestExclusiveWriteAccess";

/**
 * Takes the lock of one entity when its screen opens, reports every three seconds while it is open, and leaves when it
 * closes. What it learns goes to `onView`; null: the user may lock nothing here.
 */
export class LockKeeper {
  readonly entity: LockEntity;
  readonly #userId: string;
  /** Tells this screen from others of the same user: only the last of them gives the lock back. */
  readonly #screen = crypto.randomUUID();
  readonly #onView: (view: LockView | null) => void;
  #view: LockView = { state: "asking", status: null, receivedAt: 0 };
  #receivedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isOpen = false;

  constructor(entity: LockEntity, userId: string, onView: (view: LockView | null) => void) {
    this.entity = entity;
    this.#userId = userId;
    this.#onView = onView;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    this.#timer = setInterval(() => void this.#report(), limits.activeEntityReportMs);
    await this.move("trySetExclusiveWriteAccess");
    await this.#report();
  }

  /** `isPageGone`: the browser must send this after the page. */
  close(isPageGone: boolean): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearInterval(this.#timer);
    keepToken(this.entity, null);
    const body = { ...this.entity, userId: this.#userId, screen: this.#screen, leaving: true };
    void callApi("trySetEntityActiveUser", { body }, { keepalive: isPageGone }).catch(() => undefined);
  }

  /** Takes, forces or asks for the lock; the answer is the new view. */
  async move(move: Move): Promise<void> {
    await this.#ask(() => callApi(move, { body: { ...this.entity, userId: this.#userId } }));
  }

  /** Says no to anyone who asked. */
  async deny(requesterId: string): Promise<void> {
    const query = { ...this.entity, userId: requesterId };
    await callApi("denyExclusiveWriteAccess", { query }).catch(() => undefined);
    await this.#report();
  }

  /** Gives the lock to anyone who asked for it, whatever other screens are open, and stays as a reader. */
  async handOver(): Promise<void> {
    const body = { ...this.entity, userId: this.#userId };
    this.#show({ ...this.#view, state: "other" });
    await this.#ask(() => callApi("trySetEntityActiveUser", { body: { ...body, leaving: true } }));
  }

  async #report(): Promise<void> {
    const body = { ...this.entity, userId: this.#userId, screen: this.#screen };
    await this.#ask(() => callApi("trySetEntityActiveUser", { body }));
  }

  async #ask(call: () => Promise<{ readonly status: LockStatus }>): Promise<void> {
    try {
      const { status } = await call();
      if (!this.#isOpen || this.#isOlder(status)) return;
      // Another tab of the same user left and let the lock go, long before its end: it is still wanted here.
      const wasLetGo = this.#view.state === "mine" && status.holder === null && !this.#isOver();
      this.#receivedAt = performance.now();
      keepToken(this.entity, status.fencingToken);
      this.#show({ state: nextState(this.#view.state, status, this.#userId), status, receivedAt: Date.now() });
      if (wasLetGo) await this.move("trySetExclusiveWriteAccess");
    } catch (thrown) {
      if (this.#isOpen) this.#failed(asProblem(thrown).status);
    }
  }

  /** Without an answer the lock is held until its end and no longer. */
  #failed(status: number): void {
    if (status === 403 || status === 404 || status === 422) {
      this.close(false);
      this.#onView(null);
    } else if (this.#view.state === "mine" && this.#isOver()) {
      keepToken(this.entity, null);
      this.#show({ ...this.#view, state: "expired" });
    }
  }

  /** Answers may overtake each other: by the server's clock this one was true before what is shown. */
  #isOlder({ serverUtc }: LockStatus): boolean {
    const shown = this.#view.status;
    return shown !== null && Date.parse(serverUtc) < Date.parse(shown.serverUtc);
  }

  #isOver(): boolean {
    const { status } = this.#view;
    return status === null || isOver(status, this.#receivedAt, performance.now());
  }

  #show(view: LockView): void {
    this.#view = view;
    this.#onView(view);
  }
}
