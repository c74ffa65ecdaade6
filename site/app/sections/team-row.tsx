import type { TeamMember } from "~/content/model/site-content.ts";
import { Picture } from "~/ui/picture.tsx";
import "./team-row.css";

/** Who answers: portraits, names and roles side by side. Their biographies stand on the about page. */
export function TeamRow({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className="team-row">
      {team.map(({ image, name, role }) => (
        <li className="team-row-member" key={name}>
          <Picture className="team-row-portrait" image={image} sizes="7.5rem" />
          <div>
            <h3>{name}</h3>
            <p className="quiet mt-1 text-s">{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
