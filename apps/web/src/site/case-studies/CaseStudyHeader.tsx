import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import type { ServiceLink } from '@site/schema/service';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import type { Drawn } from '../../ui/line-map/cover-art.ts';
import { RecordHeader } from '../RecordHeader.tsx';
import classes from './CaseStudyHeader.module.css';

type Props = {
  caseStudy: Drawn<CaseStudy>;
  projects: readonly { id: number; title: string }[];
  service: ServiceLink | null;
  /** The alternative texts of uploaded pictures. */
  altTexts: Readonly<Record<string, string>>;
};

export function CaseStudyHeader({ caseStudy, projects, service, altTexts }: Props) {
  const { title, clientName, industry, duration, budget, featured, imageUrl, projectUrl } = caseStudy;
  const { labels } = useNavigation();
  const [project] = projects;
  const facts = [
    { label: 'Client', figure: clientName },
    { label: 'Duration', figure: duration },
    { label: 'Budget', figure: budget ?? '' },
  ].filter(({ figure }) => figure);
  return (
    <div className={classes.head}>
      <RecordHeader
        kind="case-study"
        list={{ path: paths.caseStudies, name: 'Case Studies' }}
        badges={
          <>
            {industry && <Chip>{industry}</Chip>}
            {featured && <Chip solid>Featured</Chip>}
          </>
        }
        title={title}
        service={service}
        next={project && { path: paths.project(project.id), label: labels.toProject, name: project.title }}
        visit={projectUrl ? { url: projectUrl, label: labels.live, name: clientName } : undefined}
        cover={
          <Cover
            imageUrl={imageUrl}
            art={caseStudy.art}
            alt={altTexts[imageUrl] ?? title}
            page={paths.caseStudy(caseStudy.id)}
            eager
          />
        }
      />
      <StatBoard stats={facts} words />
    </div>
  );
}
