import { browserSentences } from "./sentences/browser.ts";
import { fieldsSentences } from "./sentences/fields.ts";
import { gatewaySentences } from "./sentences/gateway.ts";
import { jobsSentences } from "./sentences/jobs.ts";
import { ledgerSentences } from "./sentences/ledger.ts";
import { peopleSentences } from "./sentences/people.ts";
import { requestsSentences } from "./sentences/requests.ts";
import { rulesSentences } from "./sentences/rules.ts";
import { tenantsSentences } from "./sentences/tenants.ts";
import { sentenceReader } from "./sentences/sentence-reader.ts";

/**
 * Everything that gateway and origin say to people: stable codes, English sentences with places. Other languages have
 * the same codes (sentences/de, sentences/fr); a test finds every sentence of the source here.
 */
export const sentences = {
  ...gatewaySentences,
  ...requestsSentences,
  ...peopleSentences,
  ...tenantsSentences,
  ...jobsSentences,
  ...rulesSentences,
  ...fieldsSentences,
  ...ledgerSentences,
  ...browserSentences,
} as const;
export type SentenceCode = keyof typeof sentences;

/** Which sentence a text is; null where it is none of ours. */
export const readSentence = sentenceReader(sentences);
