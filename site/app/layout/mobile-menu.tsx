import { Menu, Minus, Plus, X } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { ExternalLink } from "~/content/model/settings.ts";
import type { PageLink } from "~/content/model/site-pages.ts";
import { uncapitalize } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { layout } from "~/copy/layout.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { closeDialog } from "~/ui/close-dialog.ts";
import { Icon } from "~/ui/icon.tsx";
import { PlainLink } from "~/ui/links.tsx";
import { Brand } from "./brand.tsx";
import {
  currentMark,
  includesCurrent,
  linksTo,
  mainPages,
  opportunityPages,
  resourcePages,
} from "./menus.ts";
import { telephoneLink } from "./telephone-link.ts";
import { useOnNavigation } from "./use-on-navigation.ts";
import { useRootData } from "./use-root-data.ts";

/** Repeats `--breakpoint-desktop`, which media queries in scripts cannot read. */
const desktop = "(width >= 64rem)";

const toggleLook = cx("-mr-2 grid size-11 place-items-center rounded-part text-heading desktop:hidden");

const entryLook = cx(
  "relative flex min-h-14 items-center justify-between font-display text-heading text-title-l/tight current:pl-3.5 current:font-medium",
  "current:before:absolute current:before:inset-y-0 current:before:left-0 current:before:w-0.75 current:before:bg-accent",
);

const subentryLook = cx(
  "flex min-h-11 items-center justify-between pr-1 font-medium decoration-2 underline-offset-link",
  "current:font-semibold current:text-heading current:underline",
);

/**
 * Full-screen menu for narrow windows. With JavaScript it opens as a modal dialog, which keeps the focus inside;
 * without, as a popover.
 */
export function MobileMenu() {
  const { menu: copy, resources } = useCopy(layout);
  const names = useCopy(pages);
  const { campaignLinks, settings } = useRootData();
  const { pathname } = useLocation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useOnNavigation(() => closeDialog(dialog.current));

  useEffect(() => {
    const desktopQuery = matchMedia(desktop);
    const closeWhenWide = () => closeDialog(dialog.current);
    desktopQuery.addEventListener("change", closeWhenWide);
    return () => desktopQuery.removeEventListener("change", closeWhenWide);
  }, []);

  function onOpen(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
  }

  function onClose(event: MouseEvent) {
    event.preventDefault();
    closeDialog(dialog.current);
  }

  return (
    <>
      <button aria-label={copy.open} className={toggleLook} onClick={onOpen} popoverTarget={id} type="button">
        <Icon of={Menu} size={28} />
      </button>
      <dialog
        aria-label={copy.label}
        className="mobile-menu ground-paper fixed inset-0 m-0 h-full max-h-none w-full max-w-none overflow-y-auto overscroll-contain"
        id={id}
        popover="auto"
        ref={dialog}
      >
        <div className="flex min-h-16 items-center justify-between border-hairline border-b px-gutter">
          <Brand />
          <button
            aria-label={copy.close}
            className={toggleLook}
            onClick={onClose}
            popoverTarget={id}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon of={X} />
          </button>
        </div>
        <nav aria-label={copy.label} className="px-gutter pb-8">
          <ul className="*:border-hairline *:border-b">
            {linksTo(mainPages, names).map((page) => (
              <li key={page.to}>
                <NavLink className={entryLook} end to={page.to}>
                  {page.label}
                </NavLink>
              </li>
            ))}
            <li>
              <Submenu
                external={settings.deckSite}
                links={linksTo(opportunityPages, names)}
                title={copy.opportunities}
              />
            </li>
            <li>
              <Submenu
                external={settings.currentProjectsSite}
                links={[
                  ...linksTo(resourcePages, names),
                  ...campaignLinks.resources,
                  ...linksTo(["/current-project"], names),
                ]}
                title={resources.title}
              />
            </li>
            {pathname === "/contact" && (
              <li>
                <NavLink className={entryLook} end to="/contact">
                  {names["/contact"].label}
                </NavLink>
              </li>
            )}
          </ul>
          {pathname !== "/contact" && (
            <ButtonLink className="mt-5 w-full" to="/contact">
              {names["/contact"].label}
            </ButtonLink>
          )}
          <p className="mt-3 text-quiet text-xs">
            <a className="inline-block py-1 hover:underline" href={telephoneLink(settings.phone)}>
              {fill(copy.call, { phone: settings.phone })}
            </a>
            , {uncapitalize(settings.officeHours)}
          </p>
        </nav>
      </dialog>
    </>
  );
}

interface SubmenuProps {
  external: ExternalLink;
  links: readonly PageLink[];
  title: string;
}

/** Submenu. All submenus share a name, so opening one closes the others. */
function Submenu({ external, links, title }: SubmenuProps) {
  const { pathname } = useLocation();
  return (
    <details className="group/submenu" name="mobile-submenu">
      <summary className={entryLook} data-current={includesCurrent(links, pathname) || undefined}>
        {title}
        <Icon className="stroke-[1.75] group-open/submenu:hidden" of={Plus} size={28} />
        <Icon className="hidden stroke-[1.75] group-open/submenu:block" of={Minus} size={28} />
      </summary>
      <ul className="pb-3 pl-4">
        {links.map((page) => (
          <li key={page.to}>
            <Link aria-current={currentMark(page, pathname)} className={subentryLook} to={page.to}>
              {page.label}
            </Link>
          </li>
        ))}
        <li>
          <PlainLink className={subentryLook} href={external.href} icon="external">
            {external.label}
          </PlainLink>
        </li>
      </ul>
    </details>
  );
}
