import type { TeamMember } from "~/content/model/site-content.ts";
import { blog } from "~/copy/blog.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useRootData } from "~/layout/use-root-data.ts";
import { ProjectQuestionForm } from "~/leads/form/project-question-form.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Picture and role are null for an author outside the team. */
type PostAuthor = Pick<TeamMember, "name"> & {
  image: TeamMember["image"] | null;
  role: TeamMember["role"] | null;
};

/** Names the author of a post and takes a question about it. */
export function PostEnd({ author }: { author: PostAuthor | null }) {
  const copy = useCopy(blog).end;
  const { projectChoices } = useRootData();
  return (
    <aside
      aria-labelledby="post-end"
      className="ground-sand mt-12 p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-8 print:hidden"
    >
      {author && (
        <p className="mb-3 flex items-center gap-3 text-quiet text-s">
          {author.image && (
            <Picture
              className="size-12 flex-none rounded-full"
              image={{ ...author.image, alt: "" }}
              sizes="3rem"
            />
          )}
          {author.role
            ? fill(copy.writtenBy, { author: author.name, role: author.role })
            : fill(copy.writtenByOne, { author: author.name })}
        </p>
      )}
      <h2 className="text-h3" id="post-end">
        {copy.title}
      </h2>
      <p className="mt-2 mb-6">{copy.text}</p>
      <ProjectQuestionForm projects={projectChoices} />
      <TextLink className="mt-4" to="/investor">
        {copy.howInvestingWorks}
      </TextLink>
    </aside>
  );
}
