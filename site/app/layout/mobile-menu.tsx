import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { MobileSubmenu } from "./mobile-submenu.tsx";
import { contactPage, mainPages, opportunityPages, resourcePages } from "./navigation.ts";
import { telephoneAddress } from "./telephone-address.ts";
import { useOnNavigation } from "./use-on-navigation.ts";
import { useSiteSettings } from "./use-site-settings.ts";

const desktop = "(width >= 64rem)";

/**
 * The menu of narrow windows, over the whole of it. Without JavaScript it opens as a popover; with it, as a modal
 * dialog, which keeps the focus inside.
 */
export function MobileMenu() {
  const settings = useSiteSettings();
  const { pathname } = useLocation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useOnNavigation(() => close(dialog.current));

  useEffect(() => {
    const wide = matchMedia(desktop);
    const closeWhenWide = () => close(dialog.current);
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);

  function onOpen(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
  }

  function onClose(event: MouseEvent) {
    event.preventDefault();
    close(dialog.current);
  }

  return (
    <>
      <button
        aria-label="Open the menu"
        className="menu-toggle"
        onClick={onOpen}
        popoverTarget={id}
        type="button"
      >
        <Icon of={Menu} size={28} />
      </button>
      <dialog aria-label="Menu" className="mobile-menu ground-paper" id={id} popover="auto" ref={dialog}>
        <div className="mobile-menu-bar">
          <Brand />
          <button
            aria-label="Close the menu"
            className="menu-toggle"
            onClick={onClose}
            popoverTarget={id}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon of={X} />
          </button>
        </div>
        <nav aria-label="Menu" className="mobile-menu-entries">
          <ul>
            {mainPages.map((page) => (
              <li key={page.to}>
                <NavLink className="mobile-entry" end to={page.to}>
                  {page.label}
                </NavLink>
              </li>
            ))}
            <li>
              <MobileSubmenu
                external={settings.deckSite}
                pages={opportunityPages}
                title="Investment Opportunity"
              />
            </li>
            <li>
              <MobileSubmenu
                external={settings.currentProjectsSite}
                pages={resourcePages}
                title="Resources"
              />
            </li>
            {pathname === contactPage.to && (
              <li>
                <NavLink className="mobile-entry" end to={contactPage.to}>
                  {contactPage.label}
                </NavLink>
              </li>
            )}
          </ul>
          {pathname !== contactPage.to && (
            <ButtonLink className="mt-5 w-full" to={contactPage.to}>
              Contact us
            </ButtonLink>
          )}
          <p className="quiet mt-3 text-xs">
            <a className="mobile-phone" href={telephoneAddress(settings.phone)}>
              {settings.phone}
            </a>
            . {settings.officeHours}
          </p>
        </nav>
      </dialog>
    </>
  );
}

/** Opened before the page's script had taken over, it is a popover, where the browser has them. */
function close(menu: HTMLDialogElement | null): void {
  if (!menu) return;
  if ("hidePopover" in menu && menu.matches(":popover-open")) menu.hidePopover();
  menu.close();
}
