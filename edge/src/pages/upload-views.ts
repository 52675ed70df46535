import { html } from "hono/html";
import type { Markup } from "./frame.ts";
import type { EdgeTexts } from "./texts/en.ts";

type Words = EdgeTexts["upload"];

const steps = ["upload", "check", "receipt"] as const;

/** Everything that the script of the upload page shows in turn; what it fills in is empty. */
export const uploadViews = (words: Words): Markup => html`${opening(words)} ${sending(words)} ${ending(words)}`;

/** Before a file is chosen. */
const opening = (words: Words): Markup =>
  html`<p class="lead" id="for">${words.lead}</p>
    <p class="strip danger" id="problem" role="alert" hidden></p>
    <section data-view="start" hidden><button class="act" id="go" type="button">${words.go}</button></section>
    <section data-view="paste" hidden>
      <h2>${words.pasteHeading}</h2>
      <p>${words.pasteLead}</p>
      <form id="paste">
        <label for="pasted">${words.pasteLabel}</label>
        <input id="pasted" type="text" autocomplete="off" spellcheck="false" />
        <button class="act" type="submit">${words.go}</button>
      </form>
    </section>
    <section data-view="choose" hidden>
      <p id="same" hidden></p>
      <div id="named" hidden>
        <label for="name">${words.name}</label><input id="name" type="text" autocomplete="name" />
      </div>
      <div class="drop" id="drop">
        <button class="act" id="choose" type="button">${words.choose}</button>
        <p class="desktop">${words.drop}</p>
        <p id="limits"></p>
      </div>
      <input id="file" type="file" hidden />
    </section>`;

/** While it is sent, and what became of it. */
const sending = (words: Words): Markup =>
  html`<section data-view="sending" hidden>
      <div class="card">
        <p class="row"><b data-file></b><b id="percent"></b></p>
        <p id="done" class="quiet"></p>
        <progress id="bar" max="1000" value="0"></progress>
        <p class="row start">
          <button type="button" class="link" id="pause">${words.pause}</button>
          <button type="button" class="link" data-remove>${words.remove}</button>
        </p>
      </div>
      <p id="keep" class="quiet"></p>
    </section>
    <section data-view="received" hidden>
      <div class="card">
        <p class="found">
          <svg id="tick" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" hidden>
            <circle cx="12" cy="12" r="11" />
            <path d="M7 12.5l3.5 3.5L17.5 9" />
          </svg>
          <span id="outcome" role="status"></span>
        </p>
        <ul id="sentences"></ul>
        <dl>
          <dt>${words.fileLabel}</dt>
          <dd data-file></dd>
          <dt>${words.sizeLabel}</dt>
          <dd id="size"></dd>
          <dt>${words.timeLabel}</dt>
          <dd id="time"></dd>
          <dt>${words.referenceLabel}</dt>
          <dd id="reference"></dd>
        </dl>
      </div>
      <p id="receipt" class="quiet" hidden></p>
      <button type="button" class="act quiet" id="replace" hidden>${words.replace}</button>
    </section>`;

/** What holds of every step. */
const ending = (words: Words): Markup =>
  html`<section data-view="gone" hidden>
      <h2>${words.gone}</h2>
      <p>${words.goneLead}</p>
    </section>
    <section id="after" hidden>
      <h2>${words.next}</h2>
      <ol class="steps">
        ${steps.map((step) => html`<li><b>${words.steps[step]}</b><span>${words.stepLeads[step]}</span></li>`)}
      </ol>
      <p>${words.questions} <a id="write"></a></p>
    </section>`;
