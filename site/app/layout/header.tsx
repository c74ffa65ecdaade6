import { NavLink, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { contactPage, mainPages } from "./navigation.ts";
import { ResourcesMenu } from "./resources-menu.tsx";

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header" data-home={pathname === "/" || undefined}>
      <div className="header-bar wrap">
        <Brand />
        <nav aria-label="Main" className="header-nav">
          <ul className="header-links">
            {mainPages.map((page) => (
              <li key={page.to}>
                <NavLink className="nav-link" end to={page.to}>
                  {page.label}
                </NavLink>
              </li>
            ))}
            <li>
              <ResourcesMenu />
            </li>
            <li>
              {pathname === contactPage.to ? (
                <NavLink className="nav-link" end to={contactPage.to}>
                  {contactPage.label}
                </NavLink>
              ) : (
                <ButtonLink size="small" to={contactPage.to} variant="secondary">
                  {contactPage.label}
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
