/** Styles of the upload page alone, in addition to those of all pages of the edge. */
export const uploadCss = `.upload [hidden]{display:none}
.upload h1{font:600 28px/34px var(--font-serif);text-wrap:balance}.upload h2{margin:0 0 8px;font:var(--type-section)}
.upload section{margin:0 0 24px}.upload label{display:block;margin:0 0 4px;font-weight:600}
.upload input[type=text]{width:100%;min-height:44px;margin:0 0 12px;padding:8px 12px;border:1px solid var(--control);border-radius:4px;background:var(--surface);color:var(--text);font:inherit}
.drop{padding:24px;border:1px dashed var(--control);border-radius:6px;text-align:center}.drop.over{background:var(--hover)}.drop p{margin:8px 0 0;color:var(--text-2)}
.card{padding:16px;border:1px solid var(--line-2);border-radius:6px}.card p{margin:0 0 8px}.card b{overflow-wrap:anywhere}
.row{display:flex;justify-content:space-between;gap:16px}.row.start{justify-content:flex-start;margin:12px 0 0}
.quiet{color:var(--text-2)}.act.quiet{color:var(--text)}
progress{width:100%;height:8px;accent-color:var(--accent)}
.link{min-height:44px;padding:0 8px;border:0;background:none;color:var(--accent-text);font:inherit;font-weight:600;cursor:pointer}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:12px 0 0}.card dt{color:var(--text-2)}.card dd{margin:0;overflow-wrap:anywhere}
#sentences{margin:0;padding-left:18px}#sentences:empty{display:none}
#replace{margin-top:12px}
.found{display:flex;gap:12px;align-items:flex-start;font-weight:600}#tick{flex:none;fill:none;stroke:var(--success);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.steps{margin:0 0 16px;padding-left:20px}.steps li{margin:0 0 8px}.steps span{display:block;color:var(--text-2)}.steps li[aria-current] b{color:var(--accent-text)}
@media(max-width:900px){.desktop{display:none}}`;
