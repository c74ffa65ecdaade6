import type { Element, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import type { PostHeading } from "../model/model.ts";
import { slugify } from "../model/wording/anchors.ts";
import { element, text, textOf } from "./element.ts";

const notesTitleId = "footnote-label";

/** IDs that the page around the text, or the text's footnotes, already use. */
const reservedIds = ["closing", "content", notesTitleId, "securities-disclosure"];
const maxIdLength = 80;

/**
 * Gives each heading an ID, a link to itself, and a level from 2 to 4: at most one below the previous heading or, for
 * the first, below `levelAbove`. A heading inside a quote or list becomes bold text. Returns the headings of levels 2
 * and 3, for the table of contents.
 */
export function anchorHeadings(tree: Root, levelAbove = 1): PostHeading[] {
  const headings: PostHeading[] = [];
  const nextId = idMaker();
  let previousLevel = levelAbove;
  tree.children = tree.children.flatMap((child): RootContent[] => {
    if (child.type !== "element") return [child];
    flattenHeadings(child);
    const writtenLevel = headingLevelOf(child);
    if (writtenLevel === null) return [child];
    const title = textOf(child);
    if (title === "") return child.children.length > 0 ? [element("p", {}, child.children)] : [];
    const level = Math.min(Math.max(writtenLevel, 2), previousLevel + 1, 4);
    previousLevel = level;
    const id = nextId(title);
    if (level < 4) headings.push({ id, level: level === 2 ? 2 : 3, text: title });
    return [withAnchor(element(`h${level}`, { id }, child.children), id, title)];
  });
  return headings;
}

function withAnchor(heading: Element, id: string, title: string): Element {
  const link = element("a", { ariaLabel: `Link to “${title}”`, className: ["anchor"], href: `#${id}` }, [
    text("#"),
  ]);
  return element("div", { className: ["anchored"] }, [heading, link]);
}

function headingLevelOf({ tagName }: Element): number | null {
  return /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : null;
}

/** Turns every heading inside `parent` into a bold paragraph, except the title of the footnotes. */
function flattenHeadings(parent: Element): void {
  visit(parent, "element", (inner) => {
    if (inner === parent || headingLevelOf(inner) === null || inner.properties.id === notesTitleId) return;
    inner.tagName = "p";
    inner.children = [element("strong", {}, inner.children)];
  });
}

/** Prefixes the ids of a text and its links to them, so that several texts fit on one page. */
export function prefixIds(tree: Root, prefix: string): void {
  visit(tree, "element", ({ properties }) => {
    const { href, id } = properties;
    if (typeof id === "string") properties.id = `${prefix}${id}`;
    if (typeof href === "string" && href.startsWith("#")) properties.href = `#${prefix}${href.slice(1)}`;
  });
}

/** Returns a function that makes the ID of a heading from its title, different from all earlier ones. */
function idMaker(): (title: string) => string {
  const usedIds = new Set(reservedIds);
  return (title) => {
    const name = slugOf(title);
    let id = name;
    for (let number = 2; usedIds.has(id); number += 1) id = `${name}-${number}`;
    usedIds.add(id);
    return id;
  };
}

function slugOf(title: string): string {
  const slug = slugify(title.replace(/['’]/g, "")).slice(0, maxIdLength).replace(/-$/, "");
  return slug === "" ? "section" : slug;
}
