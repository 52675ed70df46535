const copied = ["fill", "stroke", "stroke-width", "opacity", "font-family", "font-size", "font-weight"] as const;

/** Room around the drawing, in its pixels: without the page's font, letters are wider and would be cut at the edge. */
const margin = 16;

/** Size of the exported picture, in pixels of the screen. */
const sizeOf = (svg: SVGSVGElement) => ({
  width: svg.width.baseVal.value + 2 * margin,
  height: svg.height.baseVal.value + 2 * margin,
});

/**
 * The drawing as a file of its own: colours and fonts are written onto each mark,
 * since the page's variables are not there to read.
 */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("The drawing could not be copied. Reload the page.");
  const from = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, index) => {
    const original = from[index];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.removeAttribute("aria-hidden");
  const { width, height } = sizeOf(svg);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("viewBox", [-margin, -margin, width, height].join(" "));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("x", String(-margin));
  ground.setAttribute("y", String(-margin));
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", getComputedStyle(svg).getPropertyValue("--surface"));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG of twice its size on screen. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const { width, height } = sizeOf(svg);
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The picture could not be made. Export the drawing as SVG instead."));
      else resolve(blob);
    }, "image/png");
  });
}
