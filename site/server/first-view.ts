import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The style sheets of the build, by address. */
export type Sheets = ReadonlyMap<string, string>;

export function readSheets(builtFolder: string): Sheets {
  const folder = path.join(builtFolder, "static/css");
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return new Map(names.map((name) => [`/static/css/${name}`, readFileSync(path.join(folder, name), "utf8")]));
}

/**
 * A rendered page with all that the first view needs, and nothing before it: its styles come with the document, and the
 * app's scripts, which React Router would load beside the first picture, wait for a better moment. What is on a page
 * works without them. See decision 24.
 */
export function withFirstViewFirst(rendered: string, nonce: string, sheets: Sheets): string {
  return withWaitingApp(withInlineSheets(rendered, nonce, sheets), nonce);
}

const sheetLink = /<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"[^>]*\/>/g;

function withInlineSheets(rendered: string, nonce: string, sheets: Sheets): string {
  return rendered.replaceAll(sheetLink, (link, address: string) => {
    const sheet = sheets.get(address);
    return sheet === undefined ? link : `<style nonce="${nonce}" data-sheet="${address}">${sheet}</style>`;
  });
}

const modulePreload = /<link[^>]* rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const moduleScript = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/;

/** No browser runs a script of this type. */
const waitingType = "text/app";

// Browsers that know them open the next page sooner as long as the app, which is quicker still, has not started.
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/files/*" } }] },
      eagerness: "moderate",
    },
  ],
});

function withWaitingApp(rendered: string, nonce: string): string {
  const preloads: string[] = [];
  const withoutPreloads = rendered.replaceAll(modulePreload, (_, address: string) => {
    preloads.push(address);
    return "";
  });
  if (preloads.length === 0) return rendered;
  const html = withoutPreloads.replace(
    moduleScript,
    (_, source: string) =>
      `<script nonce="${nonce}" data-preloads="${preloads.join(" ")}" type="${waitingType}">${source}</script>` +
      `<script nonce="${nonce}" type="speculationrules">${speculationRules}</script>` +
      `<script nonce="${nonce}">(${startApp})("${waitingType}")</script>`,
  );
  if (html === withoutPreloads)
    throw new Error("React Router no longer starts its pages by one inline module.");
  return html;
}

/**
 * Runs in the page: starts the app once the page has loaded and the browser is idle, or as soon as somebody touches,
 * points, types or moves the focus; where data is dear only then. Sent as its own source, so it uses nothing from outside.
 */
function startApp(type: string): void {
  const intents = ["focusin", "keydown", "pointerdown", "pointerover", "touchstart"];
  const connection = "connection" in navigator ? Object(navigator.connection) : {};
  const isDataDear = connection.saveData === true || /2g/.test(String(connection.effectiveType));

  function link(rel: string, href: string): HTMLLinkElement {
    const element = document.createElement("link");
    element.rel = rel;
    element.href = href;
    return element;
  }

  function start(): void {
    for (const intent of intents) removeEventListener(intent, start, true);
    const app = document.querySelector(`script[type="${type}"]`);
    if (!(app instanceof HTMLScriptElement)) return;
    document.querySelector(`script[type="speculationrules"]`)?.remove();
    // React finds the links that it would have rendered, and passes over the styles, which it has not.
    for (const style of document.querySelectorAll<HTMLElement>("style[data-sheet]"))
      style.after(link("stylesheet", style.dataset.sheet ?? ""));
    for (const href of (app.dataset.preloads ?? "").split(" "))
      document.head.append(link("modulepreload", href));
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = app.textContent;
    app.replaceWith(script);
  }

  for (const intent of intents) addEventListener(intent, start, { capture: true, once: true, passive: true });
  if (isDataDear) return;
  const startWhenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 3_000 }) : setTimeout(start, 200);
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}
