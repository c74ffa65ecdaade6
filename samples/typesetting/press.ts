import { type Browser, chromium, type Page } from "playwright-core";
import { type FixedProperties, fixProperties } from "./fixed-properties.ts";

interface Publication {
  readonly html: string;
  readonly properties: FixedProperties;
  /** The bytes behind an address of the document, such as "/fonts/newsreader-400.woff2". */
  readonly readAsset: (path: string) => Promise<Asset>;
}

export interface Asset {
  readonly body: Buffer;
  readonly contentType?: string | undefined;
}

/** How much room a page has left; negative when its text runs into the bottom margin. */
interface PageRoom {
  readonly leftPx: number;
  readonly page: number;
  readonly tooWide: number;
}

interface Printed {
  readonly pages: readonly PageRoom[];
  readonly pdf: Buffer;
}

export interface Press {
  readonly close: () => Promise<void>;
  readonly print: (publication: Publication) => Promise<Printed>;
}

const origin = "http://press.invalid";

/** Needs a Chromium: CHROMIUM_PATH, or /usr/bin/chromium. */
export async function openPress(): Promise<Press> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--headless=new", "--disable-background-networking"],
  });
  return {
    close: () => browser.close(),
    print: (publication) => print(browser, publication),
  };
}

/** One line for each page, and whether any of them holds more than fits. */
export function reportRoom(name: string, pages: readonly PageRoom[]): boolean {
  for (const { leftPx, page, tooWide } of pages) {
    const room = leftPx < 0 ? `overflows by ${-leftPx} px` : `${leftPx} px free`;
    process.stdout.write(`${name} page ${page}: ${room}${tooWide ? `, ${tooWide} elements too wide` : ""}\n`);
  }
  return pages.some(({ leftPx, tooWide }) => leftPx < 0 || tooWide > 0);
}

async function print(browser: Browser, { html, properties, readAsset }: Publication): Promise<Printed> {
  const page = await browser.newPage();
  const missing: unknown[] = [];
  await page.route("**/*", async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    try {
      const { body, contentType } = await readAsset(path);
      await route.fulfill(contentType ? { contentType, body } : { body });
    } catch (error) {
      missing.push(error);
      await route.abort();
    }
  });
  await page.emulateMedia({ media: "print" });
  await page.goto(`${origin}/`, { waitUntil: "load" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  if (missing.length > 0)
    throw new AggregateError(missing, "The document asks for files that cannot be read");
  const pages = await measure(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return { pages, pdf: fixProperties(pdf, properties) };
}

/** Running heads, folios, what bleeds off the page and the insides of drawings may stand in the margins. */
async function measure(page: Page): Promise<PageRoom[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".page")].map((section, index) => {
      const box = section.getBoundingClientRect();
      const limit = box.bottom - Number.parseFloat(getComputedStyle(section).paddingBottom);
      const bottoms = [...section.querySelectorAll("*")]
        .filter((node) => !node.closest(".run, .folio, .bleed, svg") || node.matches("svg.drawing"))
        .map((node) => node.getBoundingClientRect().bottom);
      const tooWide = [...section.querySelectorAll("p, td, th, li, h2, h3")].filter(
        (node) => node.scrollWidth > node.clientWidth + 1,
      ).length;
      return { page: index + 1, leftPx: Math.round(limit - Math.max(box.top, ...bottoms)), tooWide };
    }),
  );
}
