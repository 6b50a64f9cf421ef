/** The icons in use. Import them from here, so that each page loads only its own. */
export { ArrowLeft, CircleAlert, CloudOff, Eye, EyeOff, Info, RotateCw } from 'lucide-react';
