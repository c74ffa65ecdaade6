import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Style sheets of the build, by URL. */
export type StyleSheets = ReadonlyMap<string, string>;

export function readStyleSheets(builtFolder: string): StyleSheets {
  const folder = path.join(builtFolder, "static/css");
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return new Map(names.map((name) => [`/static/css/${name}`, readFileSync(path.join(folder, name), "utf8")]));
}

/**
 * Inlines the style sheets, delays the app's scripts and lays out only the top of the page, so that nothing blocks the
 * first view (decision 6). Changes only elements that carry the nonce, so markup injected into a text is left alone.
 */
export function withFastFirstView(rendered: string, nonce: string, sheets: StyleSheets): string {
  const nonceAttribute = `nonce="${nonce}"`;
  return withDelayedApp(withInlineSheets(rendered, nonceAttribute, sheets), nonceAttribute);
}

const linkTag = /<link\b[^>]*>/g;

/** Returns the URL of a link with this relation and the nonce, or null. */
function hrefOf(link: string, rel: string, nonceAttribute: string): string | null {
  if (!link.includes(nonceAttribute) || !link.includes(` rel="${rel}"`)) return null;
  return / href="([^"]+)"/.exec(link)?.[1] ?? null;
}

function withInlineSheets(rendered: string, nonceAttribute: string, sheets: StyleSheets): string {
  return rendered.replaceAll(linkTag, (link) => {
    const href = hrefOf(link, "stylesheet", nonceAttribute) ?? "";
    // React Router appends "#" to a sheet that a lazy module shares.
    const sheet = sheets.get(href.replace(/#$/, ""));
    return sheet ? `<style ${nonceAttribute} data-sheet="${href}">${sheet}</style>` : link;
  });
}

const moduleScript = /<script\b[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/g;

/** No browser runs a script of this type. */
const delayedType = "text/app";

function withDelayedApp(rendered: string, nonceAttribute: string): string {
  const preloads: string[] = [];
  const withoutPreloads = rendered.replaceAll(linkTag, (link) => {
    const href = hrefOf(link, "modulepreload", nonceAttribute);
    if (href === null) return link;
    preloads.push(href);
    return "";
  });
  if (preloads.length === 0) return rendered;
  const html = withoutPreloads.replaceAll(moduleScript, (script, source: string) =>
    script.includes(nonceAttribute)
      ? `<script ${nonceAttribute} data-preloads="${preloads.join(" ")}" type="${delayedType}">${source}</script>` +
        `<script ${nonceAttribute}>(${startApp})("${delayedType}")</script>`
      : script,
  );
  if (html === withoutPreloads)
    throw new Error("React Router no longer starts pages with an inline module script.");
  // A browser scrolls to the list of a form's errors, which has the focus, so it needs every height.
  if (html.includes(' autofocus=""')) return html;
  return html.replace("</head>", () => `<script ${nonceAttribute}>(${layOutTop})()</script></head>`);
}

/**
 * Runs in the page, before its body. Leaves the footer, the sections below the first, and the rest of a long text out
 * of the first layout, by moving them far below the screen; `startApp` moves them back. Does nothing if the page opens at
 * an anchor, or at its old scroll position after a reload or Back: then the browser needs every height.
 */
function layOutTop(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // The URL in `visit.name` has the anchor, also a text fragment (`#:~:text=`), which `location.hash` omits.
  const opensAtTop =
    visit instanceof PerformanceNavigationTiming && visit.type === "navigate" && !visit.name.includes("#");
  if (!opensAtTop || !CSS.supports("content-visibility", "auto")) return;
  const below = new CSSStyleSheet({ media: "screen" });
  below.replaceSync(
    ":is(main>section:nth-child(n+2),main>div:nth-child(n+4):not(.sticky),.prose>:nth-child(n+4),.prose~*,article~section,main~footer):not([data-shown]){content-visibility:auto;contain-intrinsic-size:auto 1000px;translate:0 9999px}",
  );
  document.adoptedStyleSheets = [below];
  // Scrolling, also by a key or a link, needs every height. Here, because the end of the page may arrive late.
  const layOutAll = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== below);
  };
  for (const event of ["click", "keydown", "scroll"])
    addEventListener(event, layOutAll, { capture: true, once: true });
}

/**
 * Runs in the page, and so must not use anything from this module. Lays out whole parts, at least 60 elements per frame:
 * first what is on the screen, the rest once the fonts have loaded. After `load`, starts the app when the browser is
 * idle, or earlier on the first touch, pointer, key or focus event; in data-saving mode or on 2G, only on such an event.
 */
function startApp(type: string): void {
  const intents = ["focusin", "keydown", "pointerdown", "pointermove", "touchstart"];
  const connection = Object("connection" in navigator && navigator.connection);
  const savesData = connection.saveData === true || /2g/.test(String(connection.effectiveType));

  function createLink(rel: string, href: string): HTMLLinkElement {
    const element = document.createElement("link");
    element.rel = rel;
    element.href = href;
    return element;
  }

  function startOnIntent(event: Event): void {
    // Browsers fire pointermove without movement when a page appears under a resting pointer.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
      return;
    start();
  }

  let hasStarted = false;
  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const intent of intents) removeEventListener(intent, startOnIntent, true);
    const app = document.querySelector(`script[type="${type}"]`);
    if (!(app instanceof HTMLScriptElement)) return;
    // Add the link of each inlined sheet, which React expects and adopts. A disabled link fetches nothing.
    for (const style of document.querySelectorAll<HTMLElement>("style[data-sheet]")) {
      const sheet = createLink("stylesheet", style.dataset.sheet ?? "");
      sheet.disabled = true;
      style.after(sheet);
    }
    for (const href of (app.dataset.preloads ?? "").split(" "))
      document.head.append(createLink("modulepreload", href));
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = app.textContent;
    // In the head: a new element in the body would make the browser compute all styles again.
    document.head.append(script);
  }

  // Only the app handles a button without a native action, so clicks before the start are replayed.
  const { dataset } = document.documentElement;
  const clicks: HTMLElement[] = [];
  let isReplayable = false;
  function noteClick({ target }: Event): void {
    const button =
      !dataset.app && target instanceof Element
        ? target.closest('button[type="button"]:not([popovertarget], [commandfor])')
        : null;
    isReplayable = button instanceof HTMLElement;
    if (button instanceof HTMLElement) clicks.push(button);
  }
  addEventListener("click", noteClick, true);
  addEventListener("click", () => {
    // React may hydrate for this click and handle it itself.
    if (isReplayable && dataset.app) clicks.pop();
    isReplayable = false;
  });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    // Wait until the current event ends, and replay one click at a time: each can change what the next one does.
    setTimeout(function replay() {
      clicks.shift()?.click();
      if (clicks.length > 0) setTimeout(replay);
    });
  }).observe(document.documentElement, { attributeFilter: ["data-app"] });

  // Until the app handles forms: disable the button of a submitted form for 30 s, or until Back shows the page again.
  addEventListener("submit", (event) => {
    const button = event.submitter;
    if (event.defaultPrevented || !(button instanceof HTMLButtonElement) || button.form?.method !== "post")
      return;
    const enableButton = () => {
      button.disabled = false;
      button.ariaBusy = null;
      delete button.dataset.sent;
    };
    button.disabled = true;
    button.ariaBusy = "true";
    button.dataset.sent = "";
    addEventListener("pageshow", enableButton, { once: true });
    setTimeout(enableButton, 30_000);
  });

  function startWhenIdle(): void {
    if (savesData) return;
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3_000 });
    else setTimeout(start, 200);
  }
  const [below] = document.adoptedStyleSheets ?? [];
  const [rule] = below?.cssRules ?? [];
  const parts =
    rule instanceof CSSStyleRule ? [...document.querySelectorAll<HTMLElement>(rule.selectorText)] : [];
  let shown = 0;
  function layOutNext(): void {
    for (let elements = 0; elements < 60; shown += 1) {
      const part = parts[shown];
      if (!part) break;
      part.dataset.shown = "";
      elements += 1 + part.querySelectorAll("*").length;
    }
  }
  function layOutRest(): void {
    if (shown < parts.length) {
      layOutNext();
      requestAnimationFrame(layOutRest);
      return;
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets?.filter((sheet) => sheet !== below);
    if (document.readyState === "complete") startWhenIdle();
    else addEventListener("load", startWhenIdle, { once: true });
  }
  function layOutScreen(): void {
    const next = parts[shown];
    if (next && next.getBoundingClientRect().top < innerHeight + 9_999) {
      layOutNext();
      requestAnimationFrame(layOutScreen);
    } else {
      // Fonts change all text that has a layout, so wait for them, but not for long.
      const delay = new Promise((resolve) => setTimeout(resolve, 1_000));
      void Promise.race([document.fonts.ready, delay]).then(() => requestAnimationFrame(layOutRest));
    }
  }
  requestAnimationFrame(() => requestAnimationFrame(layOutScreen));

  for (const intent of intents) addEventListener(intent, startOnIntent, { capture: true, passive: true });
}
