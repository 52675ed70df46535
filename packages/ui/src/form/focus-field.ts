/** Gives a field of a form the focus, by the name that `FormShell` wrote around it. */
export function focusField(room: HTMLElement | null, name: string): void {
  room?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea, button)`)?.focus();
}
