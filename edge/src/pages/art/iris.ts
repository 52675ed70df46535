import { picture } from "./sequence.ts";

const petal = "M0-70C110-190 120-370 0-560C-120-370-110-190 0-70Z";
const petals = 9;

/** An iris from above: its petals like the blades of a shutter around the pupil. */
export function irisArt(): string {
  const drawn = Array.from({ length: petals }, (_, index) => {
    const strong = index % 3;
    return `<path class="art-p${strong}" d="${petal}" transform="rotate(${index * (360 / petals) + 20}) skewX(14)"/>`;
  }).join("");
  return picture(
    `<g transform="translate(380 310)" stroke-width="1.5">${drawn}<circle class="art-eye" r="70" stroke-width="2.5"/>` +
      `<circle class="art-ring" r="86" fill="none" stroke-dasharray="2 9" stroke-width="3"/></g>`,
  );
}
