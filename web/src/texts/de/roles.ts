/** Words of the role switcher. */
export const rolesTexts = {
  title: "Rollen wechseln",
  text: "Wählen Sie, welche Ihrer Rollen in dieser Sitzung gelten. Was Sie haben, wird Ihnen nicht genommen.",
  standard: "Systemrollen",
  tabbedView: "Analyserollen",
  viewAs: "Als {count, number} von {all, number} Rollen ansehen",
  viewAsAll: "Als alle Rollen ansehen",
  backToAll: "Zurück zu allen Rollen",
  none: "Wählen Sie mindestens eine Rolle.",
  nothingLost: "Nichts fehlt: Die gewählten Rollen umfassen alles, was Sie haben.",
  lost: "In dieser Ansicht {pages, plural, =0 {fehlt keine Seite} one {fehlt # Seite} other {fehlen # Seiten}}; {permissions, plural, one {# Berechtigung gilt} other {# Berechtigungen gelten}} nicht.",
  lostPermissions: "{permissions, plural, one {Die Berechtigung} other {Die # Berechtigungen}}",
  viewing: "Ansicht als {count, number} von {all, number} Rollen",
  viewingShort: "{count, number} von {all, number}",
  uploads:
    "Gerade wird eine Datei hochgeladen. Der Upload hält an und geht weiter, sobald Sie die Datei erneut wählen.",
  failed: "Die Rollen wurden nicht gewechselt. {sentence}",
} as const;
