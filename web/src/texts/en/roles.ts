/** Words of the role switcher. */
export const rolesTexts = {
  title: "Switch roles",
  text: "Choose which of your roles to use in this session. You keep all your roles.",
  standard: "System Roles",
  tabbedView: "Analysis Roles",
  viewAs: "View as {count, number} of {all, number} roles",
  viewAsAll: "View as all roles",
  backToAll: "Back to all roles",
  none: "Choose at least one role.",
  nothingLost: "These roles include all your permissions.",
  lost: "With these roles, {pages, plural, =0 {no page} one {# page} other {# pages}} and {permissions, plural, one {# permission} other {# permissions}} are unavailable.",
  lostPermissions: "{permissions, plural, one {Show the permission} other {Show the # permissions}}",
  viewing: "Viewing as {count, number} of {all, number} roles",
  viewingShort: "{count, number} of {all, number}",
  uploads: "A file is uploading. Switching roles stops it; choose the file again to continue.",
  failed: "Your roles weren’t switched. {sentence}",
} as const;
