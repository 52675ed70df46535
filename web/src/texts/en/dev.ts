/** Words of the developer area. */
export const devTexts = {
  title: "Developer area",
  lead: "Pages for those who build the product.",
  notReleased: "Not in this release",
  examples: {
    title: "Examples",
    lead: "Every component in every state that it has a preview of, in any theme and mode.",
    theme: "Theme",
    mode: "Mode",
    modes: { light: "Light", dark: "Dark", print: "Print" },
    components: "Components",
    all: "All components",
    count: "{count, plural, one {# example} other {# examples}}",
    unknown: "There is no component of this name. Choose one from the list.",
    example: "{component}: {state}",
  },
} as const;
