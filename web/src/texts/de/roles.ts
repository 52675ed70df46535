/** Words of the role switcher. */
export const rolesTexts = {
  title: "Rollen wechseln",
  text: "Wählen Sie, welche Ihrer Rollen Sie in dieser Sitzung nutzen. Sie behalten alle Ihre Rollen.",
  standard: "Systemrollen",
  tabbedView: "Analyserollen",
  viewAs: "Als {count, number} von {all, number} Rollen ansehen",
  viewAsAll: "Als alle Rollen ansehen",
  backToAll: "Zurück zu allen Rollen",
  none: "Wählen Sie mindestens eine Rolle.",
  nothingLost: "Keine Änderung: Diese Rollen umfassen alle Ihre Berechtigungen.",
  lost: "Mit diesen Rollen {pages, plural, =0 {ist keine Seite} one {ist # Seite} other {sind # Seiten}} und {permissions, plural, one {# Berechtigung} other {# Berechtigungen}} nicht verfügbar.",
  lostPermissions: "{permissions, plural, one {Die Berechtigung anzeigen} other {Die # Berechtigungen anzeigen}}",
  viewing: "Ansicht als {count, number} von {all, number} Rollen",
  viewingShort: "{count, number} von {all, number}",
  uploads: "Eine Datei wird hochgeladen. Der Upload hält an und geht weiter, wenn Sie die Datei erneut wählen.",
  failed: "Ihre Rollen wurden nicht gewechselt. {sentence}",
} as const;
