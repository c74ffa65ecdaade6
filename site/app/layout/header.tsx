import { NavLink, useLocation } from "react-router";
import { layout } from "~/copy/layout.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Brand } from "./brand.tsx";
import { linksTo, mainPages } from "./menus.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { navLook, ResourcesMenu } from "./resources-menu.tsx";

export function Header() {
  const copy = useCopy(layout).menu;
  const names = useCopy(pages);
  const { pathname } = useLocation();
  return (
    <header
      className="site-header relative z-20 border-hairline border-b bg-surface data-home:border-transparent forced-colors:data-home:border-[Canvas] print:hidden"
      data-home={pathname === "/" || undefined}
    >
      <div className="wrap relative flex h-16 items-center justify-between desktop:h-19">
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
