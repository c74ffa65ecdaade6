import { NavLink, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { layout } from "~/words/layout.ts";
import { pages } from "~/words/pages.ts";
import { useWords } from "~/words/use-words.tsx";
import { Brand } from "./brand.tsx";
import { linksTo, mainPages } from "./menus.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { navLook, ResourcesMenu } from "./resources-menu.tsx";

export function Header() {
  const words = useWords(layout).menu;
  const names = useWords(pages);
  const { pathname } = useLocation();
  return (
    <header
      className="relative z-20 border-line border-b bg-paper data-home:border-transparent forced-colors:data-home:border-[Canvas] print:hidden"
      data-home={pathname === "/" || undefined}
    >
      <div className="wrap relative flex h-16 items-center justify-between desktop:h-19">
        <Brand />
        <nav aria-label={words.label} className="hidden desktop:block">
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
              {pathname === "/contact" ? (
                <NavLink className={navLook} end to="/contact">
                  {names["/contact"].label}
                </NavLink>
              ) : (
                <ButtonLink size="small" to="/contact" variant="secondary">
                  {names["/contact"].label}
                </ButtonLink>
              )}
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
