import type { CallId } from "../endpoints.ts";
import { createCalls } from "./resources.ts";

/** Why some writes carry no lock, and which. */
interface Unlocked {
  readonly why: string;
  readonly calls: readonly CallId[];
}

/**
 * Every write that is not `locked` (see there), by its reason. What is new stands in neither place and fails a contract
 * test: it needs a lock, or a reason.
 */
export const unlockedWrites = {
  adds: {
    why: "It adds something new, which nobody else has open, and changes nothing that others entered.",
    calls: [
      "createBranding",
      "createIssuer",
      "createUser",
      "createJob",
      "beginJobDraft",
      "createJobArtifact",
      "createUpload",
      "putPart",
      "completeUpload",
      "draftConfidenceRuleset",
      "draftScoringRuleset",
      "publishAgreement",
      "addSupplierNote",
      "createUseCase",
      "createCampaign",
      "logCampaignAttempt",
      "makeReportVersion",
      ...createCalls,
    ],
  },
  own: {
    why: "It changes what one person alone may change; where they do so in two windows, the version tells.",
    calls: [
      "saveJobDraft",
      "discardJobDraft",
      "importJobDraft",
      "agreeTermsOfService",
      "agreePrivacyPolicy",
      "chooseLanguage",
      "createSavedView",
      "updateSavedView",
      "deleteSavedView",
      "setDefaultView",
      "removeSupplierNote",
      "createExport",
      "deleteExport",
      "createListExport",
      "deleteListExport",
      "beginTableImport",
      "putTablePart",
      "readTableImport",
      "keepTableImport",
      "cancelTableImport",
      "resumeTableImport",
      "discardTableImport",
      "beginStatement",
      "putStatementPart",
      "readStatement",
      "rereadStatement",
      "keepStatement",
      "cancelStatement",
      "resumeStatement",
      "discardStatement",
    ],
  },
  choice: {
    why: "It sets one value for everybody at a press, and must work in modes in which no lock is given.",
    calls: [
      "setSystemMode",
      "setAppTimestamp",
      "setSystemMessage",
      "setFeatureFlag",
      "setAugmentedText",
      "activateDirectory",
      "activateReferenceSet",
      "activateStatement",
      "shareAcceptance",
      "toggleQueueService",
    ],
  },
  rows: {
    why: "Several people work on one campaign: each row carries its version, and what somebody else changed is refused.",
    calls: [
      "changeCampaignSuppliers",
      "undoCampaignChange",
      "saveCampaignContact",
      "eraseCampaignContact",
      "keepCampaignFile",
    ],
  },
  holds: {
    why: "It gives one call to one person for a quarter of an hour, or back; the job's object decides who came first.",
    calls: ["nextCampaignCall", "holdCampaignCall", "releaseCampaignCall"],
  },
  gone: {
    why: "Nobody can have it open: what was deleted is seen by nobody until it is back.",
    calls: ["restoreJob"],
  },
  queue: {
    why: "The queue itself decides by a command's state who came first, in one transaction.",
    calls: ["retryCommand", "cancelCommand", "retryMatchingCommands", "cancelMatchingCommands", "cancelReportVersion"],
  },
  locks: {
    why: "It is how a lock is taken and given.",
    calls: [
      "trySetExclusiveWriteAccess",
      "forceSetExclusiveWriteAccess",
      "requestExclusiveWriteAccess",
      "denyExclusiveWriteAccess",
    ],
  },
  system: {
    why: "The gateway or a check of the system calls it, or another service answers it: no person edits anything.",
    calls: [
      "signIn",
      "seed",
      "systemHealthCheck",
      "commandExecuteValidate",
      "chatMessage",
      "deleteChatConversation",
      "uploadChatDocuments",
      "deleteChatDocuments",
    ],
  },
} as const satisfies Record<string, Unlocked>;
