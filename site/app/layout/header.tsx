import { ArrowRight, ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { namesOf } from "~/content/model/site-pages.ts";
import { fill } from "~/copy/copy.ts";
import { layout } from "~/copy/layout.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Brand } from "./brand.tsx";
import { currentMark, includesCurrent, linksTo, mainPages, resourcePages } from "./menus.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { useOnNavigation } from "./use-on-navigation.ts";
import { useRootData } from "./use-root-data.ts";

export function Header() {
  const copy = useCopy(layout).menu;
  const names = useCopy(pages);
  const { pathname } = useLocation();
  return (
    <header
      className="site-header relative z-20 border-hairline border-b bg-surface data-home:border-transparent forced-colors:data-home:border-[Canvas] print:hidden"
      data-home={pathname === "/" || undefined}
    >
      <div className="wrap relative flex min-h-16 items-center justify-between desktop:h-19">
        <Brand />
        <nav aria-label={copy.label} className="hidden desktop:block">
          <ul className="flex items-center gap-column">
            {linksTo(mainPages, names).map((page) => (
              <li key={page.to}>
                <NavLink className={navLook} end to={page.to}>
                  {page.label}
                </NavLink>
              </li>
            ))}
            <li>
              <ResourcesMenu />
            </li>
            <li>
              <ButtonLink
                aria-current={pathname === "/contact" ? "page" : undefined}
                className="current:underline decoration-2 underline-offset-link"
                size="small"
                to="/contact"
                variant="secondary"
              >
                {names["/contact"].label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

/** The last class hides the transparent borders, which forced colors would show. */
const navLook = cx(
  "inline-flex items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 pt-1 pb-0.5 font-medium text-ground text-s",
  "transition-[border-color] current:border-accent current:font-semibold hover:border-mark motion-reduce:transition-none",
  "group-open/resources:border-accent forced-colors:not-hover:not-current:border-[Canvas]",
);

const titleLook = cx(
  "font-display text-heading text-title/tight decoration-1 decoration-mark underline-offset-title",
  "group-hover/entry:underline group-focus-visible/entry:underline",
  "group-current/entry:font-medium group-current/entry:underline group-current/entry:decoration-2 group-current/entry:decoration-current",
);

const summaryLook = cx("mt-1 block text-quiet text-xs");

/** Dropdown in the header: a `details` element, which opens without JavaScript. */
function ResourcesMenu() {
  const copy = useCopy(layout).resources;
  const names = useCopy(pages);
  const { campaignLinks, settings } = useRootData();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu);
  const menuPages = [
    ...resourcePages.map((to) => ({
      label: names[to].label,
      summary: fill(names[to].summary, namesOf(settings)),
      to,
    })),
    ...campaignLinks.resources,
  ];
  const isCurrent = includesCurrent(menuPages, pathname);

  return (
    <details className="group/resources" name="header-dropdown" ref={menu}>
      <summary className={navLook} data-current={isCurrent || undefined}>
        {copy.title}
        <Icon
          className="transition-[rotate] group-open/resources:rotate-180 motion-reduce:transition-none"
          of={ChevronDown}
        />
      </summary>
      <div className="ground-paper absolute top-full right-0 grid w-180 grid-cols-[24rem_minmax(0,1fr)] rounded-part border border-hairline">
        <ul className="p-6">
          {menuPages.map((page) => (
            <li className="not-first:border-hairline not-first:border-t" key={page.to}>
              <Link
                aria-current={currentMark(page, pathname)}
                className="group/entry block pt-3 pb-4 [li:first-child>&]:pt-px [li:last-child>&]:pb-0"
                to={page.to}
              >
                <span className={titleLook}>{page.label}</span>
                <span className={summaryLook}>{page.summary}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="ground-sand flex flex-col p-6">
          <Link className="group/entry flex grow flex-col" to="/current-project">
            {/* The picture fills the height of the list. */}
            <Picture
              className="relative min-h-45 grow [&_img]:absolute [&_img]:inset-0"
              image={copy.image}
              sizes="670px"
            />
            <span className="mt-2.75 mb-2.5 flex items-center justify-between pr-0.5 text-heading">
              <span className={titleLook}>{names["/current-project"].label}</span>
              <Icon of={ArrowRight} size={24} />
            </span>
            <span className={summaryLook}>{copy.projects}</span>
          </Link>
          <InlineLink
            className="mt-3 inline-flex items-center gap-1 self-start text-xs"
            href={settings.currentProjectsSite.href}
            icon="external"
          >
            {settings.currentProjectsSite.label}
          </InlineLink>
        </div>
      </div>
    </details>
  );
}

/** Closes a `details` element on an outside click, Escape, focus leaving, and navigation. */
function useDismissal(menu: RefObject<HTMLDetailsElement | null>): void {
  useOnNavigation(() => {
    if (menu.current) menu.current.open = false;
  });

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const element = menu.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      const element = menu.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("mousedown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, [menu]);
}
