import type { MatchBand } from "@paygauge/api-types/entities/analysis";
import type { DirectoryEntry } from "../../facts.ts";
import type { MatchQuestion } from "../../matcher-object.ts";

/** What a network says of one supplier. */
export interface NetworkMatch {
  readonly supplierKey: string;
  readonly band: MatchBand;
  /** The acceptor, as far as the service describes it; null when there is none. */
  readonly entry: DirectoryEntry | null;
}

/** Between two looks at a running search: says that the work is alive, and waits. */
export type Patience = (attempt: number) => Promise<void>;

/** A network's match service; made from the deployment's settings. */
export interface MatchService {
  /** @throws StepFailed for a refusal that another attempt cannot fix, Error for anything that it may. */
  lookUp(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]>;
}

/** Settings that an adapter reads; secrets of the deployment. */
export interface MatchServiceSettings {
  readonly url: string;
  readonly user: string;
  /** Visa: the password of the project. Mastercard: the private signing key, PKCS #8 PEM. */
  readonly secret: string;
  /** Visa asks for a client certificate: the deployment's mTLS binding; plain fetch elsewhere. */
  readonly fetch: typeof fetch;
}
