/** Words of the role switcher. */
export const rolesTexts = {
  title: "Switch roles",
  text: "Choose which of your roles are in effect in this session. Nothing you hold is taken away.",
  standard: "System Roles",
  tabbedView: "Analysis Roles",
  viewAs: "View as {count, number} of {all, number} roles",
  viewAsAll: "View as all roles",
  backToAll: "Back to all roles",
  none: "Choose at least one role.",
  nothingLost: "Nothing is lost: the chosen roles hold everything that you hold.",
  lost: "While you view as these, {pages, plural, =0 {no page} one {# page} other {# pages}} and {permissions, plural, one {# permission} other {# permissions}} are not there.",
  lostPermissions: "{permissions, plural, one {The permission} other {The # permissions}}",
  viewing: "Viewing as {count, number} of {all, number} roles",
  viewingShort: "{count, number} of {all, number}",
  uploads: "A file is being uploaded. It stops, and goes on when you choose it again.",
  failed: "The roles were not switched. {sentence}",
} as const;
