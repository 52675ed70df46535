/** Words of the page that anonymises all stores. */
export const devAnonymiserTexts = {
  lead: "Remove names, emails, numbers and files from every store of this environment.",
  changes: "What will change",
  environment: "environment {name}",
  replaced: "Renamed",
  deleted: "Deleted",
  counts: {
    users: "Users",
    programs: "Programs",
    issuers: "Issuers",
    buyers: "Buyers",
    brandings: "Brands",
    jobs: "Jobs, with suppliers and reports",
    files: "Uploaded files",
    mails: "Emails",
    auditLines: "Audit log lines",
    hubItems: "Resource hub items",
  },
  alsoDeleted:
    "Also deleted: supplier profiles, campaigns, card statements, imported directories, conversations and documents of the assistant, saved views, drafts, exports and links.",
  remains:
    "Roles, permissions, rulesets, settings and the domains of brands remain. The audit log starts again with this anonymisation.",
  accounts:
    "Users of outside identity providers can no longer sign in to their renamed accounts. You stay signed in; your name returns when you next sign in.",
  meanwhile: "Until it ends, other users read that this environment is being anonymised, and can’t change anything.",
  progress: "Anonymising",
  steps: {
    jobs: "Erase jobs",
    assistant: "Erase conversations and documents of the assistant",
    objects: "Erase supplier profiles, emails, lists and locks",
    files: "Delete files",
    rows: "Delete rows",
    names: "Rename users, issuers and buyers",
    history: "Delete the audit log",
    finish: "Open the environment to changes",
  },
  amount: "step {step, number} of {total, number}{handled, plural, =0 {} one {, # item} other {, # items}}",
  finished: "This environment is anonymised.",
  running: "{count, plural, one {# import is} other {# imports are}} running. Wait until they end, or cancel them.",
  interrupted:
    "An anonymisation is in progress, or was interrupted. Continue it here, or stop it to allow changes again.",
  resume: "Continue",
  stop: "Stop",
  typeName: "Type {name} to confirm",
  start: "Anonymise this environment",
  operation: "Anonymise environment",
} as const;
