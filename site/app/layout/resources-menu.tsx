import { ArrowUpRight, ChevronDown } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { projectJeffersonReservePhase2 } from "~/words/pictures.generated.ts";
import { currentMark, holdsCurrent, resourcePages } from "./navigation.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useSiteSettings } from "./use-site-settings.ts";

/** The header's dropdown. A `details`, so that it opens without JavaScript too. */
export function ResourcesMenu() {
  const settings = useSiteSettings();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu);
  const isCurrent = holdsCurrent(resourcePages, pathname);

  return (
    <details className="resources" name="header-dropdown" ref={menu}>
      <summary className="nav-link" data-current={isCurrent || undefined}>
        Resources
        <Icon of={ChevronDown} />
      </summary>
      <div className="resources-panel ground-paper">
        <ul className="resources-pages">
          {resourcePages.map((page) => (
            <li key={page.to}>
              <Link aria-current={currentMark(page, pathname)} className="resources-page" to={page.to}>
                <span className="resources-title">{page.label}</span>
                <span className="resources-summary">{page.summary(settings)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <a
          className="resources-projects ground-sand"
          href={settings.currentProjectsSite.href}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Picture className="aspect-[16/10]" image={projectJeffersonReservePhase2} sizes="286px" />
          <span className="resources-projects-title">
            <span className="resources-title">{settings.currentProjectsSite.label}</span>
            <Icon of={ArrowUpRight} size={24} />
          </span>
          <span className="resources-summary">
            What is open to investors today. Opens our projects site in a new tab.
          </span>
        </a>
      </div>
    </details>
  );
}
