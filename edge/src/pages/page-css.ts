/** Styles of the pages that the edge draws; colours and sizes are the theme's custom properties. */
export const pageCss = `*{box-sizing:border-box}html{height:100%}
body{margin:0;min-height:100%;background:var(--canvas);color:var(--text);font:var(--type-body);-webkit-font-smoothing:antialiased}
a{color:var(--accent-text)}:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.halves{display:grid;grid-template-columns:44fr 56fr;min-height:100vh}
.brand{position:relative;overflow:hidden;display:flex;flex-direction:column;justify-content:flex-end;padding:56px;background:var(--nav);color:var(--nav-text)}
.brand::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,var(--nav) 0,var(--nav) 250px,transparent 560px)}
.art{position:absolute;inset:0;width:100%;height:100%}.art-2{stroke:var(--nav-active)}.art-3{stroke:var(--nav-mark);opacity:.38}.art-4{stroke:var(--nav-mark)}.art-4f{fill:var(--nav-mark)}.art-dot{fill:var(--nav);stroke:var(--nav-mark);stroke-width:5}.art-words{fill:var(--nav-text);font-family:var(--font-serif)}.art-mono{font-family:var(--font-mono);fill:var(--nav-mark)}
.art-p0,.art-p1,.art-p2{fill:var(--nav-mark);stroke:var(--nav-mark);stroke-opacity:.55}.art-p0{fill-opacity:.12}.art-p1{fill-opacity:.24}.art-p2{fill-opacity:.36}.art-eye{fill:var(--nav);stroke:var(--nav-text)}.art-ring{stroke:var(--nav-mark);opacity:.7}
.art-w0,.art-w1,.art-w2,.art-w3{fill:var(--nav-mark);stroke:var(--nav);stroke-width:2}.art-w0{opacity:.22}.art-w1{opacity:.38}.art-w2{opacity:.55}.art-w3{opacity:.74}
.test-theme{position:absolute;inset:0 0 auto;z-index:1;margin:0;text-align:center;background:repeating-linear-gradient(-45deg,var(--nav-mark) 0 12px,var(--nav) 12px 24px);font:var(--type-mono);text-transform:uppercase;letter-spacing:.08em}.test-theme span{display:inline-block;padding:2px 12px;background:var(--nav);color:var(--nav-text)}
.brand>div{position:relative;z-index:1;max-width:30rem}
.statement{margin:0 0 12px;letter-spacing:-.01em;text-wrap:balance}.trust{margin:0;color:var(--nav-text);opacity:.82;font-size:15px;line-height:24px;max-width:26rem}
.panel{display:flex;flex-direction:column;justify-content:center;padding:56px 32px;background:var(--surface)}
.panel>div{width:100%;max-width:25rem;margin:auto}
.logo{display:flex;align-items:center;gap:10px;margin:0 0 40px;font:var(--type-section);letter-spacing:-.005em}.brand-mark{width:32px;height:32px;color:var(--accent-text)}.own-logo{height:32px;width:auto;max-width:160px;object-fit:contain}
h1{margin:0 0 8px;letter-spacing:-.015em}
.lead{margin:0 0 24px;color:var(--text-2);font-size:15px;line-height:24px}
.strip{margin:0 0 24px;padding:12px 14px;border:1px solid var(--line-2);border-left-width:4px;border-radius:4px;line-height:22px}
.strip.info{border-color:var(--info-line);background:var(--info-bg)}.strip.warning{border-color:var(--warning-line);background:var(--warning-bg)}.strip.danger{border-color:var(--danger-line);background:var(--danger-bg)}.strip.success{border-color:var(--success-line);background:var(--success-bg)}
.act{display:flex;align-items:center;justify-content:center;text-align:center;width:100%;min-height:44px;padding:10px 18px;border:1px solid transparent;border-radius:4px;background:var(--accent);color:var(--on-accent);font:var(--type-body);font-size:15px;font-weight:600;text-decoration:none;cursor:pointer;transition:background var(--motion-press) var(--ease)}
.act:hover{background:var(--accent-hover)}.act:active{background:var(--accent-active)}
.act.quiet{background:transparent;border-color:var(--control);color:var(--text)}.act.quiet:hover{background:var(--hover)}
.return{margin:14px 0 0;color:var(--text-2);text-align:center}.return b{color:var(--text);font-weight:600}
.languages{margin:28px 0 0}.languages ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;margin:0;padding:0;list-style:none}.languages li>*{display:inline-flex;align-items:center;min-height:44px;padding:0 8px}
.foot{margin:40px 0 0;padding-top:16px;border-top:1px solid var(--line);color:var(--text-3);font:var(--type-label)}.foot a{color:inherit}
.acts{display:grid;gap:10px}.acts form{margin:0}code{overflow-wrap:anywhere}.code{margin:0 0 8px;color:var(--text-3);font:var(--type-label)}
@media(max-width:900px){.halves{display:block}.brand{min-height:96px;padding:12px 20px;justify-content:center}.brand::after{background:linear-gradient(to right,var(--nav) 62%,transparent)}.art{left:30%;width:70%}.brand>div{max-width:62%}.statement.statement{margin:0;font-size:17px;line-height:22px}.test-theme+div{padding-top:20px}.trust{display:none}.panel{padding:32px 20px 40px;min-height:calc(100vh - 96px);justify-content:flex-start}.panel>div{margin:0 auto}.logo{margin-bottom:32px}}
@media(forced-colors:active){.brand::after{display:none}.act{border-color:ButtonText}}`;
