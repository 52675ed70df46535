/** Prediction of card acceptance: refusals and confirmations. */
export const mlMessages = {
  mlChooseFeatures: "Choose at least one feature, each once.",
  mlTrainingRuns: "A training is in progress. Wait for it, or cancel it.",
  mlTrainingStarted: "The training has started.",
  mlTooFewLabels:
    "Not enough labels: {labels, number} of {needed, number} ({directory, number} from the directory, {statements, number} from card statements, {campaigns, number} from campaigns). More come from a directory version that states yes or no, from card statements, from ended campaigns, and from further issuers that share acceptance.",
  mlNoAcceptors: "All labels are no. Add card statements or a directory version that states who accepts cards.",
  mlNoRefusers: "All labels are yes. Add a directory version that states who doesn’t accept cards, or end campaigns.",
  mlFeatureMissing: "{feature}: missing for {percent, number} % of the labelled suppliers. Train without it.",
  mlLeak:
    "{feature}: knows the answer nearly alone (AUC {auc}), so it comes from the answer. Train without it, or correct the data.",
  mlFlagOff: "The feature was switched off while the training was in progress. Switch it on and train again.",
  mlPromoted: "Model {number, number} is the champion.",
  mlForceAsked: "Model {number, number} failed a check. Another user has to promote it too.",
  mlForceNote: "The model failed a check. Explain why it should be used.",
  mlForceOwn: "You asked for this. Another user has to promote the model.",
  mlNotNewer: "Model {number, number} is the champion already.",
  mlNoChampion: "No model is the champion. Promote one first.",
  mlNoPredictions:
    "Predictions are switched off, or no model is the champion. Remove the filter, order or column of predictions.",
  mlFileSupplier: "Supplier",
  mlFileKey: "Supplier key",
  mlFileProbability: "Probability of accepting cards, %",
  mlFileFor: "Speaks for it",
  mlFileAgainst: "Speaks against it",
  mlFileModel: "Prediction model",
} as const satisfies Record<string, string>;
