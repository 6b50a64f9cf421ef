import '../base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

document.documentElement.style.colorScheme = new URLSearchParams(location.search).get('theme') ?? '';
createRoot(root).render(<Gallery />);
