import { paths } from '@site/schema/paths';
import { Link } from 'react-router-dom';
import { Seo } from '../../seo/Seo.tsx';

export function NotFound() {
  return (
    <>
      <Seo title="404 Page Not Found" robots="noindex" />
      <h1>404 Page Not Found</h1>
      <p>
        This line ends here. <Link to={paths.home}>Back to Home</Link>
      </p>
    </>
  );
}
